package tengen.protocol.gtp;

/**
 * A command of a GTP controller with its arguments read. {@link GtpTable} has a row for each; the
 * session treats those that are named here in their own way when they arrive.
 */
@FunctionalInterface
interface GtpCommand {
  /** Decides the reply, or what the engine or the host is asked. */
  GtpOutcome run(GtpState state);

  /** The client leaves. */
  record Quit() implements GtpCommand {
    @Override
    public GtpOutcome run(GtpState state) {
      return new GtpOutcome.Goodbye();
    }
  }

  /** An empty line, or a comment. It has no reply, but ends an analysis. */
  record Blank() implements GtpCommand {
    @Override
    public GtpOutcome run(GtpState state) {
      return new GtpOutcome.Silence();
    }
  }

  /** GoGui's comment line {@code # interrupt}: the engine answers now. It has no reply itself. */
  record Interrupt() implements GtpCommand {
    @Override
    public GtpOutcome run(GtpState state) {
      return new GtpOutcome.Silence();
    }
  }

  /**
   * A word without a row.
   *
   * @param name empty where an id stood alone
   * @param arguments the rest of the line
   */
  record Unknown(String name, String arguments) implements GtpCommand {
    @Override
    public GtpOutcome run(GtpState state) {
      return new GtpOutcome.Refused(GtpErrors.UNKNOWN_COMMAND);
    }
  }
}
