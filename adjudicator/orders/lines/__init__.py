"""What a line of a letter shows before a title is asked: headings, labels, sections. Needs values and words."""
