package tengen.batch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tengen.jobs.WorkerSpec.Lane;

/** Creates missing tables. */
final class Schema {
  /** Random id of the PostgreSQL advisory lock held while creating tables. */
  private static final long LOCK_ID = 4_810_233_916_047_551L;

  private static final Map<String, String> SQLITE_TYPES =
      Map.of("bytes", "BLOB", "instant", "TIMESTAMP", "flag", "BIT");

  private static final Map<String, String> POSTGRESQL_TYPES =
      Map.of("bytes", "BYTEA", "instant", "TIMESTAMP WITH TIME ZONE", "flag", "BOOLEAN");

  private Schema() {}

  static void make(Jdbi jdbi, boolean isFile) throws IOException {
    String queue = text("queue.sql");
    for (Map.Entry<String, String> type : (isFile ? SQLITE_TYPES : POSTGRESQL_TYPES).entrySet()) {
      queue = queue.replace("{" + type.getKey() + "}", type.getValue());
    }
    List<String> all = new ArrayList<>();
    if (isFile) {
      all.add(text("clock.sql"));
    }
    all.addAll(List.of(text("tables.sql"), of(queue, Lane.COMMON), of(queue, Lane.SOLO)));
    jdbi.useTransaction(handle -> make(handle, isFile, all));
  }

  /** Returns the queue table of a lane. */
  static String queue(Lane lane) {
    return switch (lane) {
      case COMMON -> "batch_queue";
      case SOLO -> "batch_solo";
    };
  }

  private static String of(String queue, Lane lane) {
    return queue.replace("{table}", queue(lane));
  }

  private static void make(Handle handle, boolean isFile, List<String> all) {
    if (!isFile) {
      handle.execute("SELECT pg_advisory_xact_lock(" + LOCK_ID + ")");
    }
    all.stream().flatMap(text -> Stream.of(text.split(";\\s*"))).forEach(handle::execute);
  }

  private static String text(String name) throws IOException {
    try (InputStream file = Schema.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IOException(name + " is missing");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
