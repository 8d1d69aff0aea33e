package tengen.protocol.gtp;

import java.util.OptionalInt;

/** Prints replies. */
public final class GtpPrinter {
  private GtpPrinter() {}

  /**
   * A reply with the empty line that ends it, or one line of an analysis. The blank behind the
   * status is there even without a text: GoGui takes the text to begin behind the first blank of
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
