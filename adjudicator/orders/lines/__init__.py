"""What a line of a letter shows before any title is asked: headings, labels, sections. Needs values and words."""
