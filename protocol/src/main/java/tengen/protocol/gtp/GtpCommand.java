package tengen.protocol.gtp;

/**
 * A command of a GTP controller with its parsed arguments. {@link GtpTable} has a row for each; the
 * session handles the types below specially when they arrive.
 */
@FunctionalInterface
interface GtpCommand {
  /** Returns the reply, or a request to the engine or the host. */
  GtpOutcome run(GtpState state);

  /** Ends the session. */
  record Quit() implements GtpCommand {
    @Override
    public GtpOutcome run(GtpState state) {
      return new GtpOutcome.EndSession();
    }
  }

  /** An empty line or a comment. Has no reply but ends an analysis. */
  record Blank() implements GtpCommand {
    @Override
    public GtpOutcome run(GtpState state) {
      return new GtpOutcome.NoReply();
    }
  }

  /**
   * GoGui's comment line {@code # interrupt}, which makes the engine answer now. Has no reply
   * itself.
   */
  record Interrupt() implements GtpCommand {
    @Override
    public GtpOutcome run(GtpState state) {
      return new GtpOutcome.NoReply();
    }
  }

  /**
   * An unknown command.
   *
   * @param name empty for an id alone
   * @param arguments the rest of the line
   */
  record Unknown(String name, String arguments) implements GtpCommand {
    @Override
    public GtpOutcome run(GtpState state) {
      return new GtpOutcome.Rejected(GtpErrors.UNKNOWN_COMMAND);
    }
  }
}
