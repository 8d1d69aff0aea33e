/** The interfaces by which searches are observed. Metrics implement them; nothing here measures. */
package tengen.host.monitor;
