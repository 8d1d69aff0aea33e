CREATE TABLE deletion (
  game TEXT PRIMARY KEY,
  at_ms BIGINT NOT NULL
);
