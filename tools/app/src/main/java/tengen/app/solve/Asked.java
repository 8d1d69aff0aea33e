package tengen.app.solve;

import java.util.Optional;
import tengen.host.search.ConfiguredEngine;

/**
 * A problem and who is asked.
 *
 * @param engine empty where there is none, which matters only where the rules do not suffice
 */
public record Asked(Problem problem, Optional<ConfiguredEngine> engine) {}
