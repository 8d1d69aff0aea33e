package tengen.app.join;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.daemon.connect.ServerAddress;

/**
 * The link to a table on the page: {@code http://HOST:PORT/#/t/TABLE/TOKEN}.
 *
 * @param page address of the page
 * @param server without encryption
 * @param isEncrypted whether the page is served over TLS
 * @param directory path of the page's directory, with slashes at both ends
 * @param table id of the table
 * @param token of an invitation or a seat; empty for a seat that is open to everybody
 */
record InviteLink(
    String page,
    ServerAddress server,
    boolean isEncrypted,
    String directory,
    String table,
    Optional<String> token) {
  private static final Pattern FORM =
      Pattern.compile(
          "((https?)://(\\[[^\\]/]+\\]|[^:/\\[\\]#?]+)(?::([0-9]{1,5}))?(/[^#?]*)?)"
              + "#/t/([0-9a-z]+)(?:/([0-9a-f]{32}))?(?:/analyse)?");

  private static final int HTTP_PORT = 80;
  private static final int HTTPS_PORT = 443;

  /** Parses a link; empty if it is none. */
  static Optional<InviteLink> parse(String text) {
    Matcher parts = FORM.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    boolean isEncrypted = parts.group(2).equals("https");
    String port =
        Optional.ofNullable(parts.group(4))
            .orElse(Integer.toString(isEncrypted ? HTTPS_PORT : HTTP_PORT));
    String path = Optional.ofNullable(parts.group(5)).orElse("/");
    return ServerAddress.parse(parts.group(3) + ":" + port)
        .map(
            server ->
                new InviteLink(
                    parts.group(1),
                    server,
                    isEncrypted,
                    path.substring(0, path.lastIndexOf('/') + 1),
                    parts.group(6),
                    Optional.ofNullable(parts.group(7))));
  }

  /** Returns the link to a seat at a table of this server. */
  String to(String seatTable, String seatToken) {
    return page + "#/t/" + seatTable + "/" + seatToken;
  }
}
