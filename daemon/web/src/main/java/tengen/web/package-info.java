/** The page's files, and how they are told. */
package tengen.web;
