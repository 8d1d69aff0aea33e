/** Games in which positions may repeat, solved by retrograde analysis. */
package tengen.cgt.loopy;
