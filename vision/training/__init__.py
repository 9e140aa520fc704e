"""How the two networks of the reader were trained: painted pictures only. Not used at run time."""
