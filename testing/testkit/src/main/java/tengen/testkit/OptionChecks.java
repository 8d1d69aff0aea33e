package tengen.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.search.Goal;
import tengen.search.SearchResult;

/** Checks that every valid value of an option gives an engine that plays. */
final class OptionChecks {
  private final Subject subject;
  private final SharedStart home;

  private OptionChecks(Subject subject, SharedStart home) {
    this.subject = subject;
    this.home = home;
  }

  static List<Check> of(Subject subject, SharedStart home) {
    return new OptionChecks(subject, home).all();
  }

  private List<Check> all() {
    var all = new ArrayList<Check>();
    for (Option option : subject.descriptor().options()) {
      accepted(option)
          .distinct()
          .filter(value -> playsSomething(option, value))
          .forEach(
              value -> {
                String pair = option.name() + " = " + value.lines().findFirst().orElse("");
                all.add(new Check(pair + " makes an engine", () -> works(option, value)));
                all.add(
                    new Check(
                        pair + " suits an engine that runs", () -> reconfigures(option, value)));
              });
    }
    return List.copyOf(all);
  }

  /** Returns the values to test: both ends of a range, or each choice. */
  private static Stream<String> accepted(Option option) {
    Stream<String> bounds =
        switch (option) {
          case Option.Flag _ -> Stream.of("true", "false");
          case Option.Choice choice -> choice.allowed().stream();
          case Option.Whole whole -> Stream.of(whole.min(), whole.max()).map(String::valueOf);
          case Option.Real real -> Stream.of(real.min(), real.max()).map(String::valueOf);
          case Option.Text _ -> Stream.of();
        };
    return Stream.concat(Stream.of(option.initialText()), bounds);
  }

  /**
   * Returns false if the plugin has no games with this value, as a plugin may whose games depend on
   * its options.
   */
  private boolean playsSomething(Option option, String value) {
    return !subject.factory().descriptor(with(subject.settings(), option, value)).games().isEmpty();
  }

  private void works(Option option, String value) throws Exception {
    try (EngineHost host = EngineHost.of(subject, with(subject.settings(), option, value))) {
      answers(host);
    }
  }

  private void reconfigures(Option option, String value) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      answers(host);
      EngineSettings changed = with(subject.settings(), option, value);
      if (host.call("reconfigure", () -> host.engine().reconfigure(changed))) {
        answers(host);
      }
    }
  }

  private void answers(EngineHost host) throws Exception {
    Start start = home.start();
    host.newGame(start.position());
    SearchResult result = host.search(start.middle(), Goal.BEST_MOVE, subject.shortSearch());
    Referee.legal(start, start.middle(), result.move());
  }

  private static EngineSettings with(EngineSettings settings, Option option, String value) {
    var options = new HashMap<>(settings.options());
    options.put(option.name(), value);
    return new EngineSettings(settings.threads(), settings.memoryBytes(), settings.seed(), options);
  }
}
