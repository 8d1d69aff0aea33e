/**
 * Storage of a server's games and sessions in a database. PostgreSQL's driver is an automatic
 * module.
 */
@SuppressWarnings("requires-automatic")
@org.jspecify.annotations.NullMarked
module tengen.archive {
  requires static org.jspecify;
  requires tengen.host;
  requires tengen.sql;
  requires tengen.store;
  requires java.logging;
  requires java.sql;
  requires org.xerial.sqlitejdbc;
  requires org.postgresql.jdbc;

  provides tengen.store.archive.ArchiveFactory with
      tengen.archive.JdbcArchives;
}
