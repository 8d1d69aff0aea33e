ALTER TABLE turn ADD COLUMN comment TEXT NOT NULL DEFAULT '';

CREATE TABLE branch (
  game TEXT NOT NULL,
  number INTEGER NOT NULL,
  moves TEXT NOT NULL,
  PRIMARY KEY (game, number)
);
