/**
 * The verifier of proofs. It depends only on the JDK and shares no class with the engines or with
 * the code that builds the trees; ArchUnit checks this.
 */
package tengen.proof.verifier;
