package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tengen.game.Move.Place;
import tengen.protocol.gomocup.GomocupReply.Failure;
import tengen.protocol.gomocup.GomocupReply.Identity;
import tengen.protocol.gomocup.GomocupReply.Moves;
import tengen.protocol.gomocup.GomocupReply.Other;

/** Parses an engine's replies for a client; accepts any line. */
public final class GomocupReplyParser {
  private static final Pattern FIELD = Pattern.compile("(\\w+)=\"([^\"]*)\"");
  private static final Pattern IDENTITY =
      Pattern.compile(FIELD.pattern() + "(?:, *" + FIELD.pattern() + ")*+");
  private static final Pattern FORBID = Pattern.compile("((?:\\d{4})*+)\\.");

  private GomocupReplyParser() {}

  /** Returns the reply on this line. Keywords may have any case; surrounding blanks are ignored. */
  public static GomocupReply parse(String line) {
    String text = GomocupText.printable(line);
    int end = text.indexOf(' ');
    String keyword = (end < 0 ? text : text.substring(0, end)).toUpperCase(Locale.ROOT);
    String rest = end < 0 ? "" : text.substring(end + 1).strip();
    return switch (keyword) {
      case "OK" -> rest.isEmpty() ? new GomocupReply.Ok() : new Other(text);
      case "SWAP" -> rest.isEmpty() ? new GomocupReply.SwapColours() : new Other(text);
      case "ERROR" -> new Failure(rest);
      case "UNKNOWN" -> new GomocupReply.UnknownCommand(rest);
      case "MESSAGE" -> new GomocupReply.Message(rest);
      case "DEBUG" -> new GomocupReply.Debug(rest);
      case "INFO" -> new GomocupReply.Info(rest);
      case "SUGGEST" ->
          place(rest)
              .<GomocupReply>map(p -> new GomocupReply.Suggest(p.x(), p.y()))
              .orElse(new Other(text));
      case "FORBID" -> forbidden(rest).orElse(new Other(text));
      default -> moves(text).or(() -> identity(text)).orElse(new Other(text));
    };
  }

  private static Optional<Place> place(String token) {
    List<OptionalLong> numbers = Stream.of(token.split(",", -1)).map(GomocupText::number).toList();
    return numbers.size() == 2 && numbers.stream().allMatch(OptionalLong::isPresent)
        ? Optional.of(new Place(whole(numbers.get(0)), whole(numbers.get(1))))
        : Optional.empty();
  }

  private static int whole(OptionalLong number) {
    return GomocupText.saturated(number.orElseThrow());
  }

  private static Optional<GomocupReply> moves(String text) {
    List<Optional<Place>> points =
        Stream.of(text.split(" +", -1)).map(GomocupReplyParser::place).toList();
    return points.stream().allMatch(Optional::isPresent)
        ? Optional.of(new Moves(points.stream().map(Optional::orElseThrow).toList()))
        : Optional.empty();
  }

  private static Optional<GomocupReply> identity(String text) {
    if (!IDENTITY.matcher(text).matches()) {
      return Optional.empty();
    }
    var fields = new ArrayList<Identity.Field>();
    for (Matcher matcher = FIELD.matcher(text); matcher.find(); ) {
      fields.add(new Identity.Field(matcher.group(1), matcher.group(2)));
    }
    return Optional.of(new Identity(fields));
  }

  private static Optional<GomocupReply> forbidden(String text) {
    Matcher matcher = FORBID.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String digits = matcher.group(1);
    var points = new ArrayList<Place>();
    for (int i = 0; i < digits.length(); i += 4) {
      points.add(
          new Place(
              Integer.parseInt(digits.substring(i, i + 2)),
              Integer.parseInt(digits.substring(i + 2, i + 4))));
    }
    return Optional.of(new GomocupReply.Forbidden(points));
  }
}
