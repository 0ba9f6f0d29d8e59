"""From a document and templates to the text, page and paper of a letter. Needs every other room."""
