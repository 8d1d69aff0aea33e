/** Texts that protocols share: numbers, moves, setups. Each is read back as it was written. */
package tengen.protocol.words;
