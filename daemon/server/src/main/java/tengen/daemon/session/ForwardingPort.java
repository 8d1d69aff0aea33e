package tengen.daemon.session;

/** A way to a client that leads over another; what differs is overridden. */
abstract class ForwardingPort implements ClientPort {
  /** The way on. */
  final ClientPort client;

  ForwardingPort(ClientPort client) {
    this.client = client;
  }

  @Override
  public void write(String text) {
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
  public long counts(String text) {
    return client.counts(text);
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
    client.fail(why);
  }

  @Override
  public void close() {
    client.close();
  }
}
