package tengen.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.install.ConfigDraft;
import tengen.config.ListenerConfig;
import tengen.config.TengenConfig;

/** Tests of {@link StartNotice}. */
class StartNoticeTest {
  @TempDir Path scratch;

  @Test
  void theLinesNameThePageThePortsAndTheFiles() throws Exception {
    assertThat(
            lines(
                """
                listeners:
                  - {name: any, port: 7300}
                  - {name: web, port: 7380, protocol: http, address: 0.0.0.0, insecure: true}
                archive: {url: "jdbc:sqlite:/srv/games.db"}
                logging: {file: /var/log/tengen.log}
                """))
        .containsExactly(
            "Page: open http://127.0.0.1:7380/ in a browser",
            "Ports: 7300 any protocol, 7380 http",
            "Log: /var/log/tengen.log; games: /srv/games.db");
  }

  @Test
  void aPasswordOfTheDatabaseIsNotPrinted() throws Exception {
    assertThat(
            lines(
                """
                listeners: [{name: nogo, port: 7301, protocol: gtp}]
                archive: {url: "jdbc:postgresql://db/tengen?password=secret"}
                """))
        .containsExactly(
            "Page: none; it needs a listener with protocol http",
            "Ports: 7301 gtp",
            "Log: this terminal; games: the database of archive.url");
  }

  private List<String> lines(String yaml) throws Exception {
    Path file = Files.writeString(scratch.resolve("config.yaml"), yaml);
    TengenConfig config = ConfigDraft.read(file).config();
    Map<ListenerConfig, InetSocketAddress> listening = new LinkedHashMap<>();
    config
        .listeners()
        .forEach(each -> listening.put(each, new InetSocketAddress(each.address(), each.port())));
    return StartNotice.lines(config, listening);
  }
}
