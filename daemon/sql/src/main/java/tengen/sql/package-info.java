/**
 * Code for databases that the archive and jobs share: addresses, and the native library of SQLite.
 * Holds no SQL.
 */
package tengen.sql;
