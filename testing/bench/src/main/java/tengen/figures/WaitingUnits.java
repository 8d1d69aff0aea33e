package tengen.figures;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import tengen.jobs.Job;
import tengen.jobs.JobWork;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitRunner;

/**
 * Units that wait for some milliseconds without using the CPU. Their results are their start times.
 */
final class WaitingUnits implements UnitRunner, JobWork {
  static final Job JOB = new Job("times", "wait", "", "figures");

  private final CountDownLatch never = new CountDownLatch(1);

  static long begunMs(UnitResult result) {
    return Long.parseLong(result.result());
  }

  @Override
  public String build() {
    return JOB.build();
  }

  @Override
  public Optional<String> rejects(Job job) {
    return Optional.empty();
  }

  @Override
  public JobWork work(Job job) {
    return this;
  }

  @Override
  public String text() {
    return JOB.spec();
  }

  @Override
  public boolean agree(String one, String other) {
    return true;
  }

  @Override
  public String run(Unit unit, UnitContext context) throws InterruptedException {
    String begun = Long.toString(Instant.now().toEpochMilli());
    long ms = Long.parseLong(unit.payload());
    boolean isOver = ms > 0 && never.await(ms, TimeUnit.MILLISECONDS);
    return isOver ? "" : begun;
  }
}
