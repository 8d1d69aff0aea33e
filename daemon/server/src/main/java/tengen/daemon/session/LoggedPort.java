package tengen.daemon.session;

/** The way to a client, with all that is written kept in the protocol log. */
final class LoggedPort extends ForwardingPort {
  private final ProtocolLog log;
  private final String session;

  /** Of this session's client. */
  LoggedPort(ClientPort client, ProtocolLog log, String session) {
    super(client);
    this.log = log;
    this.session = session;
  }

  @Override
  public void write(String text) {
    log.sent(session, text);
    super.write(text);
  }

  @Override
  public void fail(Throwable why) {
    log.noted(session, "failed: " + why);
    super.fail(why);
  }
}
