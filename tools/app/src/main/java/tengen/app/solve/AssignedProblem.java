package tengen.app.solve;

import java.util.Optional;
import tengen.host.search.ConfiguredEngine;

/**
 * A problem with the engine that is to solve it.
 *
 * @param engine empty if no engine suits, which is allowed if the rules suffice
 */
record AssignedProblem(Problem problem, Optional<ConfiguredEngine> engine) {}
