"""Makes what is published besides the site: the archive, wheels, the single file, bills of materials, the notebook."""
