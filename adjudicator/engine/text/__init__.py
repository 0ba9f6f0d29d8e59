"""Sentences for readers of any language, from files in the format of Project Fluent. Needs no other room."""
