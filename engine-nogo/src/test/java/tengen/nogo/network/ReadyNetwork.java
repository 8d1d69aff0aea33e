package tengen.nogo.network;

import static org.assertj.core.api.Assertions.assertThat;

/** The network of tests, which may take long to be ready on a busy machine. */
public final class ReadyNetwork {
  private static final long MAX_WARM_UP_MS = 60_000;

  private ReadyNetwork() {}

  /** Waits until the network is ready, and fails if this JVM cannot use it. */
  public static void await() throws InterruptedException {
    NetworkWarmUp.start(Thread::new);
    assertThat(NetworkWarmUp.isReadyWithin(MAX_WARM_UP_MS)).isTrue();
  }
}
