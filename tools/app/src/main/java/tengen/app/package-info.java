/** The main class of the program and its list of commands. */
package tengen.app;
