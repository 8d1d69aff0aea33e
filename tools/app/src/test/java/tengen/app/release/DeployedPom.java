package tengen.app.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** A POM in a repository, and the files beside it. */
record DeployedPom(Path path, Document document) {
  /** Elements that Maven Central wants in each POM. */
  static final List<String> REQUIRED =
      List.of(
          "groupId",
          "artifactId",
          "version",
          "name",
          "description",
          "url",
          "licenses/license/name",
          "licenses/license/url",
          "developers/developer/name",
          "scm/connection",
          "scm/developerConnection",
          "scm/url");

  static DeployedPom read(Path path) {
    try {
      return new DeployedPom(
          path, DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(path.toFile()));
    } catch (Exception thrown) {
      throw new IllegalStateException(path.toString(), thrown);
    }
  }

  String source() {
    try {
      return Files.readString(path);
    } catch (IOException thrown) {
      throw new IllegalStateException(thrown);
    }
  }

  String artifactId() {
    return text("artifactId");
  }

  String coordinates() {
    return coordinates(document.getDocumentElement());
  }

  /** Returns the coordinates of all dependencies, those that a BOM manages included. */
  List<String> dependencies() {
    NodeList found = document.getElementsByTagName("dependency");
    return IntStream.range(0, found.getLength())
        .mapToObj(each -> coordinates((Element) found.item(each)))
        .toList();
  }

  /** Returns the text of the first element with this path below the root, or an empty text. */
  String text(String names) {
    return text(document.getDocumentElement(), names);
  }

  /** Returns the file of the same artifact whose name ends so. */
  Path file(String end) {
    String name = path.getFileName().toString().replace(".pom", end);
    return path.resolveSibling(name);
  }

  private static String coordinates(Element element) {
    return "%s:%s:%s"
        .formatted(text(element, "groupId"), text(element, "artifactId"), text(element, "version"));
  }

  private static String text(Element parent, String names) {
    String[] steps = names.split("/", 2);
    for (var node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().equals(steps[0])) {
        return steps.length == 1 ? element.getTextContent() : text(element, steps[1]);
      }
    }
    return "";
  }
}
