-- An archive of version 6: an imported game, a game in play with the session that plays it, and a deleted game.
-- NOW stands for the current time in milliseconds; sessions without input for a day are deleted.
CREATE TABLE branch (
  game TEXT NOT NULL,
  number INTEGER NOT NULL,
  moves TEXT NOT NULL,
  PRIMARY KEY (game, number)
);
INSERT INTO "branch" VALUES('8ae4084f6c968c0e',1,'{"of":0,"ply":2,"moves":[{"side":"black","move":"G9"}]}');
CREATE TABLE deletion (
  game TEXT PRIMARY KEY,
  at_ms BIGINT NOT NULL
);
INSERT INTO "deletion" VALUES('d1e7ed0000000000',NOW);
CREATE TABLE file (
  game TEXT PRIMARY KEY,
  date TEXT,
  properties TEXT NOT NULL
);
INSERT INTO "file" VALUES('8ae4084f6c968c0e','2026-11-01','');
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
INSERT INTO "game" VALUES('8ae4084f6c968c0e','import','','gomoku-renju','board 15x15','black','Ann','','','Bob','','',1793491200000,1793491200000,'white','resigned','first',3);
INSERT INTO "game" VALUES('d1e7ed0000000000','gtp','ann','nogo','board 5x5','black','','nogo','','','','',1795913128526,NULL,NULL,NULL,'',0);
INSERT INTO "game" VALUES('6401b66a8857dddf','gtp','','nogo','board 5x5','black','nogo-classic','nogo-classic','threads=1','nogo-classic','nogo-classic','threads=1',1795913128526,NULL,NULL,NULL,'',2);
CREATE TABLE input (
  session TEXT NOT NULL,
  number BIGINT NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  sent BIGINT NOT NULL,
  at_ms BIGINT NOT NULL,
  PRIMARY KEY (session, number)
);
INSERT INTO "input" VALUES('7e92db5a64cf22322d0d9db0757a952cc4b5446e9dfb6d591fa38aa758f32030',1,'line','boardsize 5',0,NOW);
INSERT INTO "input" VALUES('7e92db5a64cf22322d0d9db0757a952cc4b5446e9dfb6d591fa38aa758f32030',2,'line','time_settings 0 1 1',0,NOW);
INSERT INTO "input" VALUES('7e92db5a64cf22322d0d9db0757a952cc4b5446e9dfb6d591fa38aa758f32030',3,'line','genmove b',2,NOW);
INSERT INTO "input" VALUES('7e92db5a64cf22322d0d9db0757a952cc4b5446e9dfb6d591fa38aa758f32030',4,'finished','{"ticket":1,"ms":117,"move":"0,0","nodes":0,"lines":[{"winRate":0.5,"moves":"0,0","depth":0,"selective":0,"nodes":0}]}',2,NOW);
INSERT INTO "input" VALUES('7e92db5a64cf22322d0d9db0757a952cc4b5446e9dfb6d591fa38aa758f32030',5,'line','genmove w',3,NOW);
INSERT INTO "input" VALUES('7e92db5a64cf22322d0d9db0757a952cc4b5446e9dfb6d591fa38aa758f32030',6,'line','list_commands',3,NOW);
INSERT INTO "input" VALUES('7e92db5a64cf22322d0d9db0757a952cc4b5446e9dfb6d591fa38aa758f32030',7,'finished','{"ticket":2,"ms":887,"move":"3,0","nodes":10416,"lines":[{"winRate":0.5110566713522698,"moves":"3,0 4,0 1,0","depth":3,"selective":3,"nodes":930}]}',3,NOW);
CREATE TABLE migration (number INTEGER PRIMARY KEY);
INSERT INTO "migration" VALUES(1);
INSERT INTO "migration" VALUES(2);
INSERT INTO "migration" VALUES(3);
INSERT INTO "migration" VALUES(4);
INSERT INTO "migration" VALUES(5);
INSERT INTO "migration" VALUES(6);
CREATE TABLE session (
  key TEXT PRIMARY KEY,
  protocol TEXT NOT NULL,
  listener TEXT NOT NULL,
  owner TEXT NOT NULL,
  client TEXT NOT NULL,
  opened_ms BIGINT NOT NULL
, epoch BIGINT NOT NULL DEFAULT 1, server TEXT NOT NULL DEFAULT '');
INSERT INTO "session" VALUES('7e92db5a64cf22322d0d9db0757a952cc4b5446e9dfb6d591fa38aa758f32030','gtp','any','','/127.0.0.1:5000',NOW,1,'27452 7261222 00000000-0000-0000-0000-000000000000 1');
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
  line TEXT, comment TEXT NOT NULL DEFAULT '', properties TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (game, ply)
);
INSERT INTO "turn" VALUES('8ae4084f6c968c0e',1,'black','H8',1793491200000,NULL,NULL,NULL,NULL,NULL,NULL,'good','');
INSERT INTO "turn" VALUES('8ae4084f6c968c0e',2,'white','J8',1793491200000,NULL,NULL,NULL,NULL,NULL,NULL,'','');
INSERT INTO "turn" VALUES('8ae4084f6c968c0e',3,'black','J7',1793491200000,NULL,NULL,NULL,NULL,NULL,NULL,'','');
INSERT INTO "turn" VALUES('6401b66a8857dddf',1,'black','A5',1795913128698,117,0.5,NULL,0,0,'A5','','');
INSERT INTO "turn" VALUES('6401b66a8857dddf',2,'white','D5',1795913129522,887,5.11056671352269842323e-01,NULL,10416,3,'D5 E5 B5','','');
CREATE INDEX game_started ON game (started_ms, id);
