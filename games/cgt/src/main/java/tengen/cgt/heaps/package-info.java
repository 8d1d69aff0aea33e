/** Games with heaps: taking, breaking, and their restricted and misère forms. */
package tengen.cgt.heaps;
