/** Databases of SQLite and PostgreSQL, as archives and jobs have them. */
package tengen.archive.sql;
