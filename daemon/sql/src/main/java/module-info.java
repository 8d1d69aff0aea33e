/**
 * Databases of SQLite and PostgreSQL, as archives and jobs have them. PostgreSQL's driver is no
 * module, only a name for a jar.
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
