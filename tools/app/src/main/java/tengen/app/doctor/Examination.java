package tengen.app.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.app.install.ConfigDraft;
import tengen.app.install.InstallFolder;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.serve.ServeHeap;
import tengen.config.TengenConfig;
import tengen.daemon.HeapBudget;
import tengen.host.plugin.PluginCatalog;

/** All checks of an installation, in the order of their output. */
final class Examination {
  private static final String CONFIGURATION = "configuration";
  private static final String PLUGINS = "plugins";

  private Examination() {}

  /**
   * Checks an installation.
   *
   * @param given the configuration file; null for the default
   */
  static List<CheckResult> of(@Nullable Path given) throws InterruptedException {
    Path file = given == null ? InstallFolder.defaultConfig() : given;
    HeapBudget heap = ServeHeap.budget();
    List<CheckResult> all = new ArrayList<>();
    all.add(StartCheck.jdk());
    all.add(StartCheck.caches());
    all.add(MachineCheck.locale());
    try {
      Installation installation = Installation.find(ConfigDraft.ofServer(file, heap), _ -> false);
      TengenConfig config = installation.config();
      all.add(
          CheckResult.ok(
              CONFIGURATION, file + ": " + config.listeners().size() + " listeners; no problems"));
      all.addAll(plugins(installation));
      all.addAll(PortCheck.of(config));
      all.addAll(PermissionCheck.of(file, config));
      all.add(MachineCheck.memory(heap, config));
      all.add(MachineCheck.files(config));
      all.addAll(DiskCheck.of(config));
      all.addAll(ArchiveCheck.of(config));
    } catch (CommandException wrong) {
      all.addAll(problems(wrong));
    }
    return all;
  }

  /** Returns a problem for each line of an error of the configuration. */
  private static List<CheckResult> problems(CommandException wrong) {
    Stream<CheckResult> problems =
        Objects.toString(wrong.getMessage(), "")
            .lines()
            .map(line -> CheckResult.problem(CONFIGURATION, line, ""));
    CheckResult rest =
        CheckResult.note(
            CONFIGURATION, "its ports, files and archive are not checked", "run this again after");
    return Stream.concat(problems, Stream.of(rest)).toList();
  }

  private static List<CheckResult> plugins(Installation installation) {
    List<String> loaded =
        installation.catalog().plugins().values().stream().map(Examination::described).toList();
    Stream<CheckResult> skipped =
        installation.problems().stream()
            .map(
                line ->
                    CheckResult.problem(PLUGINS, line, "remove the plugin or get another version"));
    return Stream.concat(
            Stream.of(CheckResult.ok(PLUGINS, "loaded: " + String.join(", ", loaded))), skipped)
        .toList();
  }

  private static String described(PluginCatalog.Plugin plugin) {
    return plugin.descriptor().id() + " " + plugin.descriptor().version();
  }
}
