/** The interfaces of an archive, and the games and sessions in it. Holds no SQL. */
package tengen.store.archive;
