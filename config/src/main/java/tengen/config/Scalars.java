package tengen.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** The kinds of single values in the file. */
final class Scalars {
  private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]{0,18})");
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  /** Excludes SQLite's names of databases in memory, which no other connection sees. */
  private static final Pattern DATABASE_URL =
      Pattern.compile(
          "jdbc:sqlite:(?!(?:file:)?(?:[ :?]|$)|.*[?&](?:mode=memory|vfs=memdb))"
              + "[^\\p{Cntrl}]{1,1000}(?<! )|jdbc:postgresql:\\S{1,1000}");

  private static final Pattern ADDRESS = Pattern.compile("[A-Za-z0-9:][A-Za-z0-9.:%_-]{0,254}");

  private Scalars() {}

  /** Returns the kind of integers from {@code min} to {@code max}. */
  static Scalar<Long> whole(long min, long max) {
    String allowed =
        min == Long.MIN_VALUE && max == Long.MAX_VALUE
            ? "a whole number of 64 bits"
            : "a whole number, " + min + " to " + max;
    return new Scalar<>(allowed, text -> parseWhole(text, min, max), value -> value.toString());
  }

  private static Optional<Long> parseWhole(String text, long min, long max) {
    if (!WHOLE.matcher(text).matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Long.parseLong(text)).filter(value -> min <= value && value <= max);
    } catch (NumberFormatException _) {
      // Nineteen digits can exceed 64 bits, which is outside every range.
      return Optional.empty();
    }
  }

  /** Returns the kind of {@code auto} or an integer. */
  static Scalar<OptionalInt> autoOr(int min, int max, String auto) {
    Scalar<Long> number = whole(min, max);
    return new Scalar<>(
        "auto (" + auto + "), or " + number.allowed(),
        text ->
            text.equals("auto")
                ? Optional.of(OptionalInt.empty())
                : number.parse().apply(text).map(value -> OptionalInt.of(Math.toIntExact(value))),
        value -> value.isPresent() ? Integer.toString(value.getAsInt()) : "auto");
  }

  /** Returns the kind of these constants of an enumeration, in lower case. */
  static <E extends Enum<E>> Scalar<E> word(List<E> constants) {
    return new Scalar<>(
        among(constants.stream().map(Scalars::lowerCase).toList()),
        text -> constants.stream().filter(each -> lowerCase(each).equals(text)).findFirst(),
        Scalars::lowerCase);
  }

  static <E extends Enum<E>> Scalar<E> word(E[] constants) {
    return word(Arrays.asList(constants));
  }

  /** Returns the kind of these words. */
  static Scalar<String> oneOf(List<String> words) {
    return new Scalar<>(
        among(words), text -> Optional.of(text).filter(words::contains), text -> text);
  }

  private static String among(List<String> words) {
    return "one of " + String.join(", ", words);
  }

  private static String lowerCase(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** The name of an engine, a listener, a profile or an option. */
  static final Scalar<String> ID =
      matching(NAME, "a name of at most 64 letters, digits, dots, hyphens, underscores");

  static final Scalar<Boolean> YES_OR_NO =
      new Scalar<>(
          "true or false",
          text ->
              switch (text) {
                case "true" -> Optional.of(true);
                case "false" -> Optional.of(false);
                default -> Optional.empty();
              },
          value -> value.toString());

  /** An address without a port: only an IPv6 address has colons, at least two. */
  static final Scalar<String> HOST =
      matching(
          Pattern.compile("(?![^:]*:[^:]*$)" + ADDRESS),
          "a host name or an IP address, without a port");

  /** A host name of a listener, or the origin of a proxy in front of it. */
  static final Scalar<String> HOST_OR_ORIGIN =
      matching(
          Pattern.compile(
              ADDRESS
                  + "|https?://(?:[A-Za-z0-9._-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}])"
                  + "(?::[0-9]{1,5})?"),
          "a host name, an IP address, or a proxy's https://NAME");

  /** A SHA-256 hash in hexadecimal digits; the value is in lower case. */
  static final Scalar<String> SHA_256 =
      new Scalar<>(
          "64 hexadecimal digits",
          text ->
              Optional.of(text.toLowerCase(Locale.ROOT)).filter(it -> HASH.matcher(it).matches()),
          value -> value);

  static final Scalar<String> DATABASE =
      matching(DATABASE_URL, "jdbc:sqlite:FILE, or jdbc:postgresql://HOST/DATABASE");

  static final Scalar<Path> FILE =
      new Scalar<>("the path of a file", Scalars::parsePath, Path::toString);

  private static Scalar<String> matching(Pattern pattern, String allowed) {
    return new Scalar<>(
        allowed, text -> Optional.of(text).filter(it -> pattern.matcher(it).matches()), it -> it);
  }

  private static Optional<Path> parsePath(String text) {
    try {
      return Optional.of(text).filter(it -> !it.isBlank()).map(Path::of);
    } catch (InvalidPathException _) {
      // Not a valid path on this system; the caller's message says what is allowed.
      return Optional.empty();
    }
  }
}
