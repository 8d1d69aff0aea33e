package tengen.daemon;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.host.plugin.OptionCheck;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.SearchService;
import tengen.protocol.SessionOffer.OfferedOption;

/**
 * The options that a client may set: the engine's, then threads and seed. Memory is excluded,
 * because it applies to the whole process and can only be lowered.
 */
final class OptionOffers {
  private OptionOffers() {}

  static List<OfferedOption> of(ConfiguredEngine engine, SearchService.Pool pool) {
    EngineSettings settings = engine.settings();
    List<OfferedOption> offers = new ArrayList<>();
    for (Option option : engine.descriptor().options()) {
      offers.add(
          offer(option, settings.options().getOrDefault(option.name(), option.initialText())));
    }
    int maxThreads = pool.mostThreads(engine);
    int threads = Math.clamp(settings.threads(), 1, maxThreads);
    offers.add(
        offer(
            new Option.Whole("threads", "threads of one search", threads, 1, maxThreads),
            Integer.toString(threads)));
    offers.add(
        offer(
            new Option.Whole("seed", "of all its randomness", 1, Long.MIN_VALUE, Long.MAX_VALUE),
            Long.toString(settings.seed())));
    return offers;
  }

  private static OfferedOption offer(Option option, String value) {
    return new OfferedOption(
        option.name(),
        option.help(),
        words(option),
        isFree(option),
        value,
        text -> OptionCheck.objection(option, text),
        option::canonical);
  }

  private static List<String> words(Option option) {
    if (option instanceof Option.Flag) {
      return OfferedOption.ON_OFF;
    }
    return option instanceof Option.Choice choice ? choice.allowed() : List.of();
  }

  private static boolean isFree(Option option) {
    return option instanceof Option.Text;
  }
}
