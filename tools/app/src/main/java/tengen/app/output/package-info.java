/** Exit codes, the errors that end a command, and checked standard output. */
package tengen.app.output;
