package tengen.app.rehearsal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tengen.app.TengenCommand;
import tengen.app.install.ConfigDraft;
import tengen.app.install.InstallFolder;
import tengen.app.install.Installation;
import tengen.app.install.LogSetup;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.serve.RunningServer;
import tengen.app.stdio.LaunchLine;
import tengen.app.stdio.StdioCommand;
import tengen.app.train.StartMode;
import tengen.config.ListenerConfig;
import tengen.daemon.Daemon;
import tengen.daemon.HeapBudget;
import tengen.daemon.Signals;
import tengen.daemon.net.TcpTransport;

/**
 * A session in a training run of the JVM. It loads the classes that a session needs and shows which
 * methods to compile.
 *
 * @param answerEnd end of each reply
 * @param silent start of a line without a reply
 */
record Rehearsal(String protocol, String answerEnd, String silent, List<String> lines) {
  /**
   * A short game, then two quiet searches with many nodes. The profile of a game alone, which is
   * soon won, makes searches a seventh slower.
   */
  private static final Rehearsal GOMOKU =
      new Rehearsal(
          "gomocup",
          "\n",
          "INFO",
          List.of(
              "ABOUT",
              "INFO timeout_turn 300",
              "INFO timeout_match 60000",
              "INFO time_left 60000",
              "INFO max_memory 83886080",
              "INFO rule 1",
              "START 15",
              "BEGIN",
              "TURN 0,0",
              "INFO timeout_turn 60000",
              "INFO max_node 1000000",
              "INFO rule 0",
              "RESTART",
              "TURN 5,7",
              "TURN 9,8"));

  private static final Rehearsal NOGO =
      new Rehearsal(
          "gtp",
          "\n\n",
          "#",
          List.of(
              "name",
              "version",
              "protocol_version",
              "list_commands",
              "boardsize 5",
              "clear_board",
              "time_settings 0 1 1",
              "play b A1",
              "genmove w",
              "genmove b",
              "showboard"));

  private static final Rehearsal ANALYSIS =
      new Rehearsal(
          "analysis",
          "\n",
          "#",
          List.of(
              "{\"id\":\"v\",\"action\":\"query_version\"}",
              "{\"id\":\"a\",\"moves\":[[\"b\",\"C3\"]],\"rules\":\"nogo\",\"boardXSize\":5,"
                  + "\"boardYSize\":5,\"maxVisits\":100}"));

  private static final Rehearsal BOTZONE =
      new Rehearsal(
          "botzone",
          "<<<\n",
          "#",
          List.of(
              "{\"requests\":[{\"x\":7,\"y\":7}],\"responses\":[],\"data\":\"\"}",
              "{\"x\":0,\"y\":14}"));

  /** Rehearsals whose protocol is detected from the first line. */
  private static final List<Rehearsal> OPEN = List.of(GOMOKU, NOGO);

  private static final List<Rehearsal> JSON = List.of(BOTZONE, ANALYSIS);

  private static final List<List<String>> TOOLS =
      List.of(
          List.of("engines"),
          List.of("solve", "--game", "nogo", "--board", "2x2"),
          List.of("cgt", "value", "nim 3 5"));

  /**
   * Entry point of a training run; the argument names its mode. Sessions start without picocli,
   * since every start would load classes that the cache names but cannot store.
   */
  public static void main(String[] arguments)
      throws ClassNotFoundException, CommandException, IOException, InterruptedException {
    // Load what every start needs besides the commands.
    Thread _ = Signals.end(ExitCode.INTERNAL);
    Class.forName("java.lang.ApplicationShutdownHooks");
    Class.forName("tengen.app.Main");
    switch (StartMode.valueOf(arguments[0])) {
      case STDIO -> onStandardStreams(OPEN);
      case JSON -> onStandardStreams(JSON);
      case CONNECT -> BridgeRehearsal.run();
      case SERVE -> overTcp();
      case TOOLS -> withTools();
    }
  }

  private static void onStandardStreams(List<Rehearsal> rehearsals)
      throws CommandException, InterruptedException {
    for (Rehearsal rehearsal : rehearsals) {
      rehearsal.onStandardStreams();
    }
  }

  private static void withTools() throws IOException {
    for (List<String> command : TOOLS) {
      if (TengenCommand.run(command.toArray(String[]::new)) != ExitCode.DONE) {
        throw new IOException(String.join(" ", command) + " failed");
      }
    }
  }

  private void onStandardStreams() throws CommandException, InterruptedException {
    String config = InstallFolder.tournamentConfig().toString();
    StdioCommand stdio =
        LaunchLine.read("stdio", "--protocol", protocol, "--config", config).orElseThrow();
    var client = new ScriptedClient(this);
    stdio.streams.replace(client.input(), client.output());
    stdio.call();
  }

  private static void overTcp() throws CommandException, IOException {
    ListenerConfig listener = ListenerConfig.unlisted("rehearsal");
    ConfigDraft draft = ConfigDraft.ofServer(null, HeapBudget.ofThisJvm());
    LogSetup.open(draft, true);
    Installation installation = Installation.find(draft, _ -> false);
    try (Daemon daemon = installation.daemon();
        TcpTransport tcp = new TcpTransport(installation.config().limits())) {
      RunningServer.watch(daemon);
      InetSocketAddress bound =
          tcp.listen(listener.address(), listener.port(), daemon.listenerContext(listener));
      for (Rehearsal rehearsal : OPEN) {
        rehearsal.overTcp(bound.getPort());
      }
      daemon.monitor().metrics();
    }
  }

  private void overTcp(int port) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      OutputStream out = socket.getOutputStream();
      for (String line : lines) {
        out.write((line + "\n").getBytes(StandardCharsets.ISO_8859_1));
        if (!line.startsWith(silent)) {
          awaitAnswer(socket.getInputStream());
        }
      }
    }
  }

  /** Returns whether this is a message of the engine before its reply. */
  static boolean isMessage(CharSequence reply) {
    return reply.toString().startsWith("MESSAGE ");
  }

  private void awaitAnswer(InputStream in) throws IOException {
    var answer = new StringBuilder();
    for (int next = in.read(); next >= 0; next = in.read()) {
      answer.append((char) next);
      if (answer.toString().endsWith(answerEnd)) {
        if (!isMessage(answer)) {
          return;
        }
        answer.setLength(0);
      }
    }
    throw new IOException("the session ended during the training game");
  }
}
