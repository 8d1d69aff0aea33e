/** {@code nogo}, the NoGo engine: what hosts find of it. */
package tengen.nogo;
