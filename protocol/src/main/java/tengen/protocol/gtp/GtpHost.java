package tengen.protocol.gtp;

import java.util.function.DoubleSupplier;
import tengen.protocol.SessionOffer;

/**
 * The environment of a session.
 *
 * @param table of its dialect's commands
 * @param cpuSeconds returns the processor time so far
 */
record GtpHost(SessionOffer offer, GtpTable table, DoubleSupplier cpuSeconds) {}
