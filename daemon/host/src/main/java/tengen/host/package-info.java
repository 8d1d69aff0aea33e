/**
 * The engines that a program offers. Packages below load plugins and run searches; none may know a
 * protocol or Netty.
 */
package tengen.host;
