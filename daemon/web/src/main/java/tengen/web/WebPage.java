package tengen.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The files of the page by their paths. Only the files that the front page names are served, of
 * which browsers do not load those of the relation {@code later} by themselves. It names them below
 * a directory that changes with any of them, such as {@code 5f0c…/page.js}, so that browsers can
 * cache them forever and never mix two versions.
 */
public final class WebPage {
  private static final String FRONT = "/";
  private static final int VERSION_BYTES = 8;
  private static final Pattern NAMED = Pattern.compile("(?:href|src)=\"(/[^\"]+)\"");
  private static final Pattern ADDRESS = Pattern.compile("\"/(?=[a-z])");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml");

  private final Map<String, Asset> assets = new TreeMap<>();

  /** The directory of this version of the files, {@code /HASH}. */
  private final String directory;

  private WebPage(String index) {
    NAMED
        .matcher(index)
        .results()
        .map(found -> found.group(1))
        .forEach(path -> assets.computeIfAbsent(path, it -> asset(it.substring(1))));
    directory = "/" + hash(index, assets);
    String front = ADDRESS.matcher(index).replaceAll("\"." + directory + "/");
    assets.put(FRONT, new Asset(type("index.html"), front.getBytes(StandardCharsets.UTF_8)));
  }

  private static String hash(String index, Map<String, Asset> assets) {
    var all = new StringBuilder(index);
    assets.forEach((path, asset) -> all.append(path).append(asset.tag()));
    byte[] hash = Asset.sha256(all.toString().getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash, 0, VERSION_BYTES);
  }

  /** Reads all files. */
  public static WebPage load() {
    return new WebPage(new String(read("index.html"), StandardCharsets.UTF_8));
  }

  private static Asset asset(String name) {
    return new Asset(type(name), read(name));
  }

  private static String type(String name) {
    return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain");
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

  /**
   * Returns the file at a path; {@code /} is the front page. All others are also found without the
   * directory of their version.
   */
  public Optional<Asset> at(String path) {
    return Optional.ofNullable(
        assets.get(isImmutable(path) ? path.substring(directory.length()) : path));
  }

  /** Returns whether the path names the version of its file, which therefore never changes. */
  public boolean isImmutable(String path) {
    return path.startsWith(directory + "/") && path.length() > directory.length() + 1;
  }

  /** Returns all files by their paths. */
  public Map<String, Asset> assets() {
    return Map.copyOf(assets);
  }
}
