package tengen.protocol.gtp;

import java.util.OptionalInt;

/** Prints replies. */
public final class GtpPrinter {
  private GtpPrinter() {}

  /**
   * Returns a reply with the empty line that ends it, or a line of an analysis. The blank after the
   * status is printed even without a text, because GoGui expects the text after the first blank of
   * the whole reply.
   */
  public static String reply(GtpReply reply) {
    return switch (reply) {
      case GtpReply.Success(OptionalInt id, String text) -> "=" + number(id) + " " + text + "\n\n";
      case GtpReply.Failure(OptionalInt id, String text) -> "?" + number(id) + " " + text + "\n\n";
      case GtpReply.Opening(OptionalInt id) -> "=" + number(id) + "\n";
      case GtpReply.Part(String text) -> text + "\n";
    };
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
  }
}
