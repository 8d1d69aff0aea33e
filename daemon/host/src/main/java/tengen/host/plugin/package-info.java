/**
 * Plugins: loading, checking and calling them. Code of a plugin is called only by way of this
 * package and the search service.
 */
package tengen.host.plugin;
