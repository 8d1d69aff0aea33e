/** Details and session ids in log lines. Writes no file itself. */
package tengen.host.log;
