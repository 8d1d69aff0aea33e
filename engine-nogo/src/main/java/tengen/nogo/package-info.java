/** The NoGo engine {@code nogo}: factory, options, topics. */
package tengen.nogo;
