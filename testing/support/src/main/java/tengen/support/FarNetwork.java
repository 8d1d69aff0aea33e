package tengen.support;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A network namespace of Linux that acts as another machine. Its link to this one can be cut. */
public final class FarNetwork implements AutoCloseable {
  private static final String NEAR = "10.213.77.1";
  private static final String FAR = "10.213.77.2";
  private static final String BITS = "/30";

  /** Name of the namespace and of this side's device. */
  private final String name;

  private FarNetwork(String name) {
    this.name = name;
  }

  /** Creates a namespace with a working link. Skips the test without root or {@code ip}. */
  public static FarNetwork open() throws IOException, InterruptedException {
    if (!"root".equals(System.getProperty("user.name"))) {
      Foreign.leaveOut("only root makes network namespaces");
    }
    Foreign.require("ip", "iproute2");
    var network = new FarNetwork("tengen" + ProcessHandle.current().pid());
    try {
      ip("netns", "add", network.name);
    } catch (IOException e) {
      Foreign.leaveOut("no network namespaces here: " + e.getMessage());
    }
    try {
      network.connect();
      return network;
    } catch (IOException e) {
      network.close();
      throw e;
    }
  }

  private void connect() throws IOException, InterruptedException {
    ip("link", "add", name, "type", "veth", "peer", "name", "far", "netns", name);
    ip("address", "add", NEAR + BITS, "dev", name);
    ip("link", "set", name, "up");
    ip("-n", name, "address", "add", FAR + BITS, "dev", "far");
    ip("-n", name, "link", "set", "far", "up");
    ip("-n", name, "link", "set", "lo", "up");
  }

  /** Returns this side's address as seen from the namespace. */
  public String address() {
    return NEAR;
  }

  /** Makes the command run in the namespace. */
  public ProcessBuilder over(ProcessBuilder command) {
    List<String> words = new ArrayList<>(List.of("ip", "netns", "exec", name));
    words.addAll(command.command());
    return command.command(words);
  }

  /** Cuts the link in both directions without closing connections. */
  public void cut() throws IOException, InterruptedException {
    ip("link", "set", name, "down");
  }

  /** Restores the link. */
  public void reconnect() throws IOException, InterruptedException {
    ip("link", "set", name, "up");
  }

  private static void ip(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("ip"));
    command.addAll(List.of(words));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", command) + ": " + output.strip());
    }
  }

  @Override
  public void close() throws IOException {
    try {
      ip("netns", "delete", name);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }
}
