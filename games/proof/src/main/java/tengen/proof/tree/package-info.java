/** Proof trees and their files. */
package tengen.proof.tree;
