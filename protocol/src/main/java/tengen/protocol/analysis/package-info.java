/** The JSON protocol of analyses and tables, which the page speaks. */
package tengen.protocol.analysis;
