/** The databases of games and of jobs that a command opens. */
package tengen.app.storage;
