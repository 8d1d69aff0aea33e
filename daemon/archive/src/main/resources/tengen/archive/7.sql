CREATE TABLE guest (
  game TEXT PRIMARY KEY,
  account TEXT NOT NULL
);

CREATE TABLE mark (
  game TEXT NOT NULL,
  account TEXT NOT NULL,
  at_ms BIGINT NOT NULL,
  PRIMARY KEY (game, account)
);

INSERT INTO mark (game, account, at_ms)
  SELECT deletion.game, game.owner, deletion.at_ms FROM deletion JOIN game ON game.id = deletion.game;

DROP TABLE deletion;

ALTER TABLE mark RENAME TO deletion;
