CREATE TABLE IF NOT EXISTS batch_job (
  job_id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  spec TEXT NOT NULL,
  build TEXT NOT NULL,
  stopped TEXT,
  planned INTEGER NOT NULL,
  created_ms BIGINT NOT NULL
);

CREATE TABLE IF NOT EXISTS batch_unit (
  job_id TEXT NOT NULL,
  unit_id TEXT NOT NULL,
  payload TEXT NOT NULL,
  PRIMARY KEY (job_id, unit_id)
);

CREATE TABLE IF NOT EXISTS batch_result (
  job_id TEXT NOT NULL,
  unit_id TEXT NOT NULL,
  worker TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  build TEXT NOT NULL,
  result TEXT NOT NULL,
  took_ms BIGINT NOT NULL,
  PRIMARY KEY (job_id, unit_id)
);

CREATE TABLE IF NOT EXISTS batch_attempt (
  job_id TEXT NOT NULL,
  unit_id TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  worker TEXT NOT NULL,
  outcome TEXT NOT NULL,
  PRIMARY KEY (job_id, unit_id, attempt)
);

CREATE TABLE IF NOT EXISTS batch_checkpoint (
  job_id TEXT NOT NULL,
  unit_id TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (job_id, unit_id)
);

CREATE TABLE IF NOT EXISTS batch_dead (
  job_id TEXT NOT NULL,
  unit_id TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (job_id, unit_id)
);

CREATE TABLE IF NOT EXISTS batch_alarm (
  job_id TEXT NOT NULL,
  unit_id TEXT NOT NULL,
  worker TEXT NOT NULL,
  result TEXT NOT NULL
);
