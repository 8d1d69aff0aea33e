package tengen.daemon.session;

/** The way to a client, with all that is written kept in the protocol log. */
record LoggedPort(ClientPort client, ProtocolLog log, String session) implements ClientPort {
  @Override
  public void write(String text) {
    log.sent(session, text);
    client.write(text);
  }

  @Override
  public void aside(String text) {
    client.aside(text);
  }

  @Override
  public void flush() {
    client.flush();
  }

  @Override
  public long sent() {
    return client.sent();
  }

  @Override
  public void sentSoFar(long count) {
    client.sentSoFar(count);
  }

  @Override
  public boolean ready() {
    return client.ready();
  }

  @Override
  public void read(boolean wanted) {
    client.read(wanted);
  }

  @Override
  public void fail(Throwable why) {
    log.noted(session, "failed: " + why);
    client.fail(why);
  }

  @Override
  public void close() {
    client.close();
  }
}
