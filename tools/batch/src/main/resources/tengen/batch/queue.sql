CREATE TABLE IF NOT EXISTS {table} (
  task_name TEXT NOT NULL,
  task_instance TEXT NOT NULL,
  task_data {bytes},
  execution_time {instant} NOT NULL,
  picked {flag} NOT NULL,
  picked_by TEXT,
  last_success {instant},
  last_failure {instant},
  consecutive_failures INTEGER,
  last_heartbeat {instant},
  version BIGINT NOT NULL,
  priority SMALLINT,
  PRIMARY KEY (task_name, task_instance)
);

CREATE INDEX IF NOT EXISTS {table}_due ON {table} (priority DESC, execution_time ASC);

CREATE INDEX IF NOT EXISTS {table}_heartbeat ON {table} (last_heartbeat);
