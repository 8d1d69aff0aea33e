package tengen.protocol.gtp;

/**
 * A command's row in the manual.
 *
 * @param arguments their notation; empty for none
 * @param result the text of a success
 * @param failures the reasons of a failure, beside a syntax error
 */
public record GtpManual(
    String word, String arguments, String result, String failures, String notes) {}
