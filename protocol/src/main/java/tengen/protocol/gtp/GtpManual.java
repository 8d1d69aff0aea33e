package tengen.protocol.gtp;

/**
 * A command's row in the manual.
 *
 * @param arguments as they are written; empty: none
 * @param result what a success says
 * @param failures the reasons of a failure, beside a syntax error
 */
public record GtpManual(
    String word, String arguments, String result, String failures, String notes) {}
