ALTER TABLE turn ADD COLUMN properties TEXT NOT NULL DEFAULT '';

CREATE TABLE file (
  game TEXT PRIMARY KEY,
  date TEXT,
  properties TEXT NOT NULL
);
