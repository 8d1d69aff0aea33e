/** Codes and texts of rejected queries. */
package tengen.protocol.fault;
