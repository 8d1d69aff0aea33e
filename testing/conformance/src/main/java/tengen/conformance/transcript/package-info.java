/** Transcripts of conversations: reading them, and running them against any peer. */
package tengen.conformance.transcript;
