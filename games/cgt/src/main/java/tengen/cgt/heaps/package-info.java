/** Games with heaps: taking and breaking games, with their restricted and misère forms. */
package tengen.cgt.heaps;
