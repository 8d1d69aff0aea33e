/** Analysis of stored games as batch jobs. */
package tengen.app.analyse;
