/** The JSON protocol of botzone.org, with one request and one reply for each move. */
package tengen.protocol.botzone;
