/** Option values, tables and lines as text, and the terminal. */
package tengen.app.text;
