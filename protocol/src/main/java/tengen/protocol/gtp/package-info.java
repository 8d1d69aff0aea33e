/**
 * The Go Text Protocol, with the extensions of other programs. Each command is a row in the class
 * of its topic.
 */
package tengen.protocol.gtp;
