/**
 * The check of proofs. It depends on nothing but the JDK: it shares no class with the engines, nor
 * with what built or packed the tree. ArchUnit holds it.
 */
package tengen.proof.verifier;
