/** The program: its main class and the list of its commands. */
package tengen.app;
