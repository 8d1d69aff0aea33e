/** Game records as files: SGF and PSQ. Knows no rules; a referee judges the moves elsewhere. */
package tengen.protocol.record;
