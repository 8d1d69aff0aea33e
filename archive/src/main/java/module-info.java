/**
 * Where a server keeps its games and sessions. PostgreSQL's driver is no module, only a name for a
 * jar.
 */
@SuppressWarnings("requires-automatic")
@org.jspecify.annotations.NullMarked
module tengen.archive {
  requires static org.jspecify;
  requires tengen.daemon;
  requires java.sql;
  requires org.xerial.sqlitejdbc;
  requires org.postgresql.jdbc;

  provides tengen.daemon.archive.ArchiveFactory with
      tengen.archive.JdbcArchives;
}
