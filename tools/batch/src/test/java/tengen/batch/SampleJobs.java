package tengen.batch;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import tengen.jobs.Job;
import tengen.jobs.JobWork;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;

/** Jobs whose units fail, hang, or depend on each other. */
final class SampleJobs {
  private SampleJobs() {}

  /** Units that each fail in another way. */
  static final class Hostile extends SumJob {
    static final class Unprintable extends Error {
      private static final long serialVersionUID = 1;

      @Override
      public String toString() {
        throw new IllegalStateException("toString");
      }
    }

    @Override
    public String run(Unit unit, UnitContext context) throws InterruptedException {
      return switch (unit.payload()) {
        case "interrupted" -> throw new InterruptedException("planted");
        case "interrupts" -> {
          Thread.currentThread().interrupt();
          throw new IllegalStateException("planted");
        }
        case "long" -> throw new IllegalStateException("long ".repeat(1 << 20));
        case "lines" -> throw new IllegalStateException("one\ntwo\0three\ud800");
        case "deaf" -> throw new Unprintable();
        case "huge" -> "x".repeat(UnitFailure.MAX_RESULT + 1);
        default -> super.run(unit, context);
      };
    }
  }

  /** Units that wait until released, or until interrupted if they obey that. */
  static final class Hanging extends SumJob {
    final CountDownLatch letGo = new CountDownLatch(1);

    @Override
    public String run(Unit unit, UnitContext context) throws InterruptedException {
      do {
        try {
          letGo.await();
        } catch (InterruptedException e) {
          if (unit.payload().equals("hears")) {
            throw e;
          }
        }
      } while (letGo.getCount() > 0);
      return "";
    }
  }

  /** A runner without work for its jobs. */
  static final class Workless extends SumJob {
    @Override
    public JobWork work(Job job) {
      throw new IllegalStateException("no work");
    }
  }

  /** A job that ends after two units. */
  static final class Brief extends SumJob {
    @Override
    public Optional<String> verdict(int dead, Supplier<List<UnitResult>> results) {
      return results.get().size() >= 2 ? Optional.of("enough") : Optional.empty();
    }
  }

  /** A unit that counts to ten and fails once at five. */
  static final class Counting extends SumJob {
    @Override
    public String run(Unit unit, UnitContext context) {
      int from = context.checkpoint().map(Integer::parseInt).orElse(0);
      for (int i = from + 1; i <= 10; i++) {
        context.storeCheckpoint(Integer.toString(i));
        if (i == 5) {
          throw new IllegalStateException("planted");
        }
      }
      return "from " + from;
    }
  }

  /** A job in which each unit depends on the previous result. */
  static final class Chain extends SumJob {
    static final int UNITS = 6;

    @Override
    public List<Unit> next(Supplier<List<UnitResult>> results) {
      int next = results.get().size();
      return next < UNITS ? List.of(new Unit(id(next), "sum " + next)) : List.of();
    }
  }
}
