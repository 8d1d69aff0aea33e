/** The command {@code join}, which lets an engine take a seat at a table of a server. */
package tengen.app.join;
