/**
 * The server as a whole: its listeners' engines, its logs and its shutdown. Sessions, tables and
 * transports have packages of their own.
 */
package tengen.daemon;
