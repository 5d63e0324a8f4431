"""One controller for each kind of table: it carries out a command and answers with what to show."""
