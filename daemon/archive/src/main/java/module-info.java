/**
 * Where a server keeps its games and sessions. PostgreSQL's driver is no module, only a name for a
 * jar.
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
