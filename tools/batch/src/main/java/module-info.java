/**
 * Jobs in a database, processed by any number of workers. The libraries without a module descriptor
 * are automatic modules.
 */
@SuppressWarnings("requires-automatic")
@org.jspecify.annotations.NullMarked
module tengen.batch {
  requires static org.jspecify;
  requires tengen.host;
  requires tengen.jobs;
  requires tengen.sql;
  requires io.leangen.geantyref;
  requires java.logging;
  requires java.sql;
  requires com.github.kagkarlsson.scheduler;
  requires com.zaxxer.hikari;
  requires org.jdbi.v3.core;
  requires org.slf4j;
  requires org.slf4j.jul;
  requires org.xerial.sqlitejdbc;

  provides tengen.jobs.BatchFactory with
      tengen.batch.JdbcBatches;
}
