CREATE TABLE game (
  id TEXT PRIMARY KEY,
  source TEXT NOT NULL,
  owner TEXT NOT NULL,
  rules TEXT NOT NULL,
  setup TEXT NOT NULL,
  to_move TEXT NOT NULL,
  black TEXT NOT NULL,
  black_engine TEXT NOT NULL,
  black_options TEXT NOT NULL,
  white TEXT NOT NULL,
  white_engine TEXT NOT NULL,
  white_options TEXT NOT NULL,
  started_ms BIGINT NOT NULL,
  ended_ms BIGINT,
  winner TEXT,
  manner TEXT,
  comment TEXT NOT NULL,
  plies INTEGER NOT NULL
);

CREATE INDEX game_started ON game (started_ms, id);

CREATE TABLE turn (
  game TEXT NOT NULL,
  ply INTEGER NOT NULL,
  side TEXT NOT NULL,
  move TEXT NOT NULL,
  at_ms BIGINT NOT NULL,
  spent_ms BIGINT,
  win_rate DOUBLE PRECISION,
  proof TEXT,
  nodes BIGINT,
  depth INTEGER,
  line TEXT,
  PRIMARY KEY (game, ply)
);

CREATE TABLE session (
  key TEXT PRIMARY KEY,
  protocol TEXT NOT NULL,
  listener TEXT NOT NULL,
  owner TEXT NOT NULL,
  client TEXT NOT NULL,
  opened_ms BIGINT NOT NULL
);

CREATE TABLE input (
  session TEXT NOT NULL,
  number BIGINT NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  sent BIGINT NOT NULL,
  at_ms BIGINT NOT NULL,
  PRIMARY KEY (session, number)
);
