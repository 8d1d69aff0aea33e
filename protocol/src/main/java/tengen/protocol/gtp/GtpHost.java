package tengen.protocol.gtp;

import java.util.function.DoubleSupplier;
import tengen.protocol.SessionOffer;

/**
 * What surrounds a session.
 *
 * @param table of its dialect's commands
 * @param cpuSeconds processor time so far, which a session cannot know by itself
 */
record GtpHost(SessionOffer offer, GtpTable table, DoubleSupplier cpuSeconds) {}
