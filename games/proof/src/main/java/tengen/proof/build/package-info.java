/** The search for proofs by an engine that finds defences. */
package tengen.proof.build;
