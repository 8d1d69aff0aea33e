package tengen.figures;

import java.io.IOException;

/** Plays both colours by {@code genmove} until one resigns. */
final class GtpSelfPlayClient implements SelfPlayClient {
  private final LineClient client;
  private boolean whiteToMove;

  GtpSelfPlayClient(LineClient client) {
    this.client = client;
  }

  /** Sets overtime from the start, with several moves per second. */
  @Override
  public void limit(long turnMs) throws IOException {
    client.ask("time_settings 0 1 %d\n".formatted(1000 / turnMs));
  }

  @Override
  public void begin() throws IOException {
    client.ask("clear_board\n");
    whiteToMove = false;
  }

  @Override
  public String request() {
    return whiteToMove ? "genmove w\n" : "genmove b\n";
  }

  @Override
  public boolean take(String answer) {
    whiteToMove = !whiteToMove;
    return !answer.equals("= resign");
  }
}
