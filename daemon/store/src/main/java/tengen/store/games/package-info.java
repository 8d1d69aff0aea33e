/** Stored games as JSON and as files. Reads and writes texts only, no database. */
package tengen.store.games;
