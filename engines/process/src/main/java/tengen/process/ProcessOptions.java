package tengen.process;

import java.util.Optional;
import tengen.engine.Option;

/** The options of an engine that runs an external program. */
final class ProcessOptions {
  static final Option.Text COMMAND =
      new Option.Text(
          "command",
          "The program; a name without a slash is looked for in PATH.",
          "",
          ProcessOptions::nulObjection);

  static final Option.Text ARGUMENTS =
      new Option.Text(
          "arguments", "What it is started with, one a line.", "", ProcessOptions::nulObjection);

  static final Option.Text ENVIRONMENT =
      new Option.Text(
          "environment",
          "Variables beside those of this process, NAME=VALUE, one a line.",
          "",
          ProcessOptions::environmentObjection);

  static final Option.Text FOLDER =
      new Option.Text(
          "folder",
          "Where it runs; empty: where this process does.",
          "",
          ProcessOptions::nulObjection);

  static final Option.Choice DIALECT =
      new Option.Choice(
          "dialect", "The protocol that it speaks.", Client.GOMOCUP.protocol(), Client.protocols());

  static final Option.Text GAMES =
      new Option.Text(
          "games",
          "What it plays, one a line: RULES MIN-MAX, then 'rectangles' if it plays those.",
          "",
          GameLines::objection);

  static final Option.Whole START_MS =
      new Option.Whole(
          "start-ms",
          "Until it is ready, and for each new board, in milliseconds.",
          10_000,
          1_000,
          600_000);

  static final Option.Whole REPLY_MS =
      new Option.Whole(
          "reply-ms",
          "For an answer without thought, and in matches beyond its time, in milliseconds.",
          1_000,
          100,
          60_000);

  static final Option.Whole OVERHEAD_MS =
      new Option.Whole(
          "overhead-ms", "Kept back from each time limit that it is told.", 50, 0, 10_000);

  static final Option.Whole RESTARTS =
      new Option.Whole(
          "restarts",
          "So often in ten minutes it is started again when it dies, before it is lost.",
          3,
          0,
          1_000);

  static final Option.Text SEND =
      new Option.Text("send", "Lines for it once it has started, such as INFO hash_size.", "");

  static final Option.Flag SEND_BY_BOARD =
      new Option.Flag(
          "send-by-board", "Sends each position whole by BOARD, and never by TURN.", false);

  static final Option.Text TRANSCRIPT =
      new Option.Text(
          "transcript",
          "File to which the lines in both directions are appended; empty: none.",
          "",
          ProcessOptions::nulObjection);

  static final Option.Text TRANSCRIPT_LABEL =
      new Option.Text(
          "transcript-label", "Name of the program in its transcript; empty: its file name.", "");

  static final Option[] ALL = {
    COMMAND,
    ARGUMENTS,
    ENVIRONMENT,
    FOLDER,
    DIALECT,
    GAMES,
    START_MS,
    REPLY_MS,
    OVERHEAD_MS,
    RESTARTS,
    SEND,
    SEND_BY_BOARD,
    TRANSCRIPT,
    TRANSCRIPT_LABEL
  };

  private ProcessOptions() {}

  /** Returns an objection to NUL characters, which no operating system accepts here. */
  private static Optional<String> nulObjection(String text) {
    return text.indexOf('\0') < 0
        ? Optional.empty()
        : Optional.of("has a NUL character; any text without one");
  }

  private static Optional<String> environmentObjection(String text) {
    return nulObjection(text).or(() -> unnamed(text));
  }

  private static Optional<String> unnamed(String text) {
    return text.lines()
        .filter(line -> line.indexOf('=') < 1)
        .findFirst()
        .map(line -> '"' + line + "\"; one variable a line, as NAME=VALUE");
  }
}
