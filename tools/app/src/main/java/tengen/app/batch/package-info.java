/** The commands {@code batch} and {@code worker}. */
package tengen.app.batch;
