package tengen.daemon.archive;

import java.util.Optional;
import tengen.game.Turn;

/**
 * A turn of a kept game.
 *
 * @param atMs when it was made, since 1970, UTC
 * @param thought empty: the client made it
 */
public record KeptTurn(Turn turn, long atMs, Optional<KeptThought> thought) {}
