/** Proofs as trees, and their files. */
package tengen.proof.tree;
