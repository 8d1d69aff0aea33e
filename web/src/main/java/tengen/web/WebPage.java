package tengen.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The files of the page, each at its path. The front page names all others, so that a browser can
 * ask for them at once; what it does not name is not served.
 */
public final class WebPage {
  private static final String FRONT = "/";
  private static final Pattern NAMED = Pattern.compile("(?:href|src)=\"(/[^\"]+)\"");
  private static final Pattern IMPORT_MAP =
      Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml");

  private final Map<String, Asset> assets = new TreeMap<>();
  private final String scriptHash;

  private WebPage(Asset index) {
    assets.put(FRONT, index);
    String front = new String(index.bytes(false), StandardCharsets.UTF_8);
    NAMED
        .matcher(front)
        .results()
        .map(found -> found.group(1))
        .forEach(path -> assets.computeIfAbsent(path, it -> asset(it.substring(1))));
    String map =
        IMPORT_MAP.matcher(front).results().findFirst().map(found -> found.group(1)).orElseThrow();
    byte[] hash = Asset.sha256(map.getBytes(StandardCharsets.UTF_8));
    scriptHash = "sha256-" + Base64.getEncoder().encodeToString(hash);
  }

  /** Reads all files. */
  public static WebPage load() {
    return new WebPage(asset("index.html"));
  }

  private static Asset asset(String name) {
    return new Asset(TYPES.getOrDefault(extension(name), "text/plain"), read(name));
  }

  private static String extension(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static byte[] read(String name) {
    try (InputStream in = WebPage.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no file of the page: " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file at a path; {@code /} is the front page. */
  public Optional<Asset> at(String path) {
    return Optional.ofNullable(assets.get(path));
  }

  /** All files by their paths. */
  public Map<String, Asset> assets() {
    return Map.copyOf(assets);
  }

  /** What a policy has to allow, as {@code sha256-…}: the one script that is in the front page. */
  public String scriptHash() {
    return scriptHash;
  }
}
