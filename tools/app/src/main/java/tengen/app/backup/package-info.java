/** The command {@code backup}, which copies the archive. */
package tengen.app.backup;
