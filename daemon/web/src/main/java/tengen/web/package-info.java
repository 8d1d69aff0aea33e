/** The page's files, as the daemon serves them. */
package tengen.web;
