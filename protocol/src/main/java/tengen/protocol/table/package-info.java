/** Requests, events and views of tables, as values. The tables themselves are the server's. */
package tengen.protocol.table;
