/** The Gomocup protocol, with the extensions of Yixin. */
package tengen.protocol.gomocup;
