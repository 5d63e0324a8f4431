"""The live board: what a teacher shows on the workbench, on the pupils' own devices."""
