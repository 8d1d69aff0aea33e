/**
 * The listeners for TCP, HTTP and WebSocket. The only package that may use Netty; a session gets
 * bytes and texts from it, never a channel.
 */
package tengen.daemon.net;
