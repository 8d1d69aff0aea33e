/** The command {@code prove}, and building and checking proofs as jobs. */
package tengen.app.prove;
