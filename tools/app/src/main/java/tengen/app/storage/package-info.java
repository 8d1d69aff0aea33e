/** Access to the databases of games and jobs. */
package tengen.app.storage;
