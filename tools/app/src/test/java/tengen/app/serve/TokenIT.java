package tengen.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.app.Server;
import tengen.support.StreamPeer;

/** Tests of tokens from their creation to a session. */
@Tag("full")
class TokenIT {
  private static final Pattern PRINTED =
      Pattern.compile("token: (\\S+)\nbelow `auth: tokens:`:\n( +alice: .*)");

  @TempDir Path scratch;

  @Test
  void aTokenThatIsMadeCanLogIn() throws Exception {
    Commands.Result made = Commands.run("token", "alice", "--rights", "play");
    Matcher printed = PRINTED.matcher(String.join("\n", made.lines()));
    assertThat(printed.find()).as(made.toString()).isTrue();
    assertThat(printed.group(2)).endsWith("rights: [play]}");

    String yaml =
        "listeners: [{name: any, port: 0, engines: {gtp: nogo-classic}}]\nauth:\n  tokens:\n"
            + printed.group(2)
            + "\n";
    try (Server server = Server.serve(Distribution.built(), scratch, yaml)) {
      StreamPeer stranger = server.connect();
      stranger.send("name\n");
      assertThat(stranger.line()).isEqualTo("? a token is needed");

      StreamPeer alice = server.connect();
      alice.send("tengen-auth " + printed.group(1) + "\nname\n");
      assertThat(alice.line()).isEqualTo("= ");
      assertThat(alice.line()).isEmpty();
      assertThat(alice.line()).isEqualTo("= Tengen");
    }
  }

  @Test
  void invalidNamesAreRejected() throws Exception {
    assertThat(Commands.run("token", "a b").exitCode()).isEqualTo(2);
    assertThat(Commands.run("token", "alice", "--rights", "write").exitCode()).isEqualTo(2);
  }

  @Test
  void eachStartWarnsOfAListenerThatIsOpen() throws Exception {
    String yaml = "listeners: [{name: any, port: 0, address: 0.0.0.0, insecure: true}]\n";
    try (Server server = Server.serve(Distribution.built(), scratch, yaml)) {
      List<String> log = Files.readAllLines(scratch.resolve("server.log"));
      assertThat(log)
          .anySatisfy(
              line ->
                  assertThat(line)
                      .endsWith(
                          "WARN listener accepts other machines without login or without encryption"
                              + " listener=any"));
      assertThat(server.port()).isPositive();
    }
  }
}
