package tengen.config;

import java.util.Optional;

/**
 * What one search of a client may use; empty: no limit.
 *
 * @param searchNodes 1 to {@link Long#MAX_VALUE}
 * @param searchMs 1 to 604,800,000
 */
public record ClientLimits(Optional<Long> searchNodes, Optional<Long> searchMs) {
  /** No limit at all. */
  public static final ClientLimits NONE = new ClientLimits(Optional.empty(), Optional.empty());
}
