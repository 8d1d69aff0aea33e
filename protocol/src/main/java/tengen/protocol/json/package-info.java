/** JSON values, read with limits and written in order. */
package tengen.protocol.json;
