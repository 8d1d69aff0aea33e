/** The command {@code prove}, and the building and the check of proofs as jobs. */
package tengen.app.prove;
