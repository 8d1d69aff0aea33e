/** The NoGo engine {@code nogo}: factory, options and topics. */
package tengen.nogo;
