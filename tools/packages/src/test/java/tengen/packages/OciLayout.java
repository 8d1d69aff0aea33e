package tengen.packages;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An image unpacked in a folder in OCI layout. */
record OciLayout(Path folder) {

  /** Returns the image's configuration. */
  JsonNode config() {
    return blob(manifest().at("/config/digest").asString());
  }

  /** Returns the archives of the layers, lowest first. */
  List<Path> layers() {
    var layers = new ArrayList<Path>();
    for (JsonNode layer : manifest().path("layers")) {
      layers.add(file(layer.path("digest").asString()));
    }
    return layers;
  }

  private JsonNode manifest() {
    JsonNode index = JsonMapper.shared().readTree(folder.resolve("index.json").toFile());
    return blob(index.at("/manifests/0/digest").asString());
  }

  private JsonNode blob(String digest) {
    return JsonMapper.shared().readTree(file(digest).toFile());
  }

  private Path file(String digest) {
    return folder.resolve("blobs").resolve(digest.replace(':', '/'));
  }
}
