/** Options that several commands share. */
package tengen.app.flags;
