package tengen.app.text;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tengen.jobs.DeadUnit;
import tengen.jobs.JobStatus;
import tengen.protocol.json.Json;

/** Prints the progress of jobs as text and as JSON. */
public final class JobText {
  private JobText() {}

  /** Returns a table with a row for each job. */
  public static String table(List<JobStatus> jobs) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of("job", "kind", "units", "done", "running", "given up", "alarms", "left", "state"));
    for (JobStatus job : jobs) {
      rows.add(
          List.of(
              job.job().id(),
              job.job().kind(),
              Integer.toString(job.units()),
              Integer.toString(job.done()),
              Integer.toString(job.running()),
              Integer.toString(job.dead()),
              Integer.toString(job.alarms()),
              job.restMs().map(JobText::time).orElse("-"),
              state(job)));
    }
    return Columns.print(rows);
  }

  private static String time(long ms) {
    Duration rest = Duration.ofMillis(ms);
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", rest.toHours(), rest.toMinutesPart(), rest.toSecondsPart());
  }

  private static String state(JobStatus job) {
    String going = job.running() > 0 ? "running" : "waiting";
    return job.stopped().orElse(job.isOver() ? "done" : going);
  }

  /** Returns a line about a unit that was given up. */
  public static String line(DeadUnit unit) {
    return String.format(
        Locale.ROOT,
        "unit %s, given up after %d attempts: %s",
        unit.unit(),
        unit.attempts(),
        unit.reason());
  }

  /** Returns a job's status as JSON fields. */
  public static Json.Fields json(JobStatus job) {
    Json.Fields fields =
        Json.Fields.NONE
            .with("job", job.job().id())
            .with("kind", job.job().kind())
            .with("build", job.job().build())
            .with("state", state(job))
            .with("units", job.units())
            .with("done", job.done())
            .with("running", job.running())
            .with("dead", job.dead())
            .with("alarms", job.alarms())
            .with("meanMs", job.meanMs());
    return job.restMs().map(ms -> fields.with("restMs", ms)).orElse(fields);
  }
}
