/** Games in which positions may come back, and who wins or draws them. */
package tengen.cgt.loopy;
