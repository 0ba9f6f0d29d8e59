"""The helps of Assistant: whoever has been given one cashes it when they like."""
