package tengen.host.testing;

import java.util.List;
import tengen.config.ConfigReader;
import tengen.config.ConfigReading;
import tengen.config.KnownProtocol;
import tengen.config.TengenConfig;

/** Configurations of tests. */
public final class TestConfig {
  private TestConfig() {}

  /** Reads a valid configuration that may name these protocols. */
  public static TengenConfig of(List<KnownProtocol> protocols, String yaml) {
    return switch (new ConfigReader(protocols).read("test.yaml", yaml)) {
      case ConfigReading.Accepted(TengenConfig config, var _) -> config;
      case ConfigReading.Rejected(var problems, _) -> throw new AssertionError(problems.toString());
    };
  }
}
