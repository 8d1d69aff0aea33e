package tengen.app.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.jobs.Job;
import tengen.jobs.JobStatus;

/** Tests of how the end of a job affects the command that submitted it. */
final class SubmittedJobTest {
  private static final Job JOB = new Job("abc", "match", "", "build");

  @Test
  void jobsStoppedEarlyAreNotDone() {
    assertThat(SubmittedJob.ended(status("cancelled", 1, 0), false))
        .contains("was stopped: cancelled");
  }

  @Test
  void jobsEndedByTheirResultsAreDone() {
    assertThat(SubmittedJob.ended(status("sprt: h1 accepted", 1, 0), true)).isEmpty();
  }

  @Test
  void jobsWhoseUnitsHaveEndedAreDone() {
    assertThat(SubmittedJob.ended(status("cancelled", 2, 0), false)).isEmpty();
    assertThat(SubmittedJob.ended(status("cancelled", 1, 1), false)).isEmpty();
  }

  @Test
  void jobsThatWereNotStoppedContinue() {
    assertThat(SubmittedJob.ended(status("", 1, 0), false)).isEmpty();
  }

  @Test
  void abandonedUnitsAreMissing() {
    assertThat(SubmittedJob.givenUp(status("", 1, 1))).contains("has units that were given up: 1");
    assertThat(SubmittedJob.givenUp(status("", 2, 0))).isEmpty();
  }

  /** Returns the status of a job with two units. */
  private static JobStatus status(String stopped, int done, int dead) {
    Optional<String> why = Optional.of(stopped).filter(text -> !text.isEmpty());
    return new JobStatus(JOB, why, 2, done, dead, 0, 0, 0);
  }
}
