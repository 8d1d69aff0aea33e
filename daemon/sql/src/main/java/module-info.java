/**
 * SQLite and PostgreSQL databases for archives and jobs. PostgreSQL's driver is an automatic
 * module.
 */
@SuppressWarnings("requires-automatic")
@org.jspecify.annotations.NullMarked
module tengen.sql {
  requires static org.jspecify;
  requires java.logging;
  requires transitive java.sql;
  requires org.postgresql.jdbc;
  requires transitive org.xerial.sqlitejdbc;
  requires tengen.store;

  exports tengen.sql;
}
