/**
 * The list of all protocols, and the detection of one by its first line. The only package that
 * names them all.
 */
package tengen.protocol.registry;
