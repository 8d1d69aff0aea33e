package tengen.figures;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * Queueing model of a job database and its machines. Units, polls and heartbeats each use the
 * server's cores, first come, first served, and units never run out. Machines poll as db-scheduler
 * does with lock-and-fetch: every interval while a thread is free, and after each unit. If more
 * than 100 % of the cores are requested, the server cannot keep up. Run by hand, with costs in
 * milliseconds of one core:
 *
 * <pre>
 *   BatchModel UNIT_COST POLL_COST HEARTBEAT_COST CORES
 * </pre>
 */
public final class BatchModel {
  private static final int THREADS = 16;
  private static final double POLL_S = 1;
  private static final double HEARTBEAT_S = 10;

  /** Maximum deviation of a unit's length from the mean, as a share. */
  private static final double SPREAD = 0.5;

  /** Number of units per thread for warm-up and for measurement. */
  private static final int WARM_UNITS = 5;

  private static final int COUNTED_UNITS = 15;

  private final Costs costs;
  private final int machines;
  private final double unitSeconds;
  private final SplittableRandom random = new SplittableRandom(1);
  private final PriorityQueue<Event> events =
      new PriorityQueue<>(Comparator.comparingDouble(Event::at));

  /** Time when each core of the server becomes free. */
  private final PriorityQueue<Double> cores = new PriorityQueue<>();

  private final int[] busy;
  private final boolean[] polls;
  private double served;
  private double waited;
  private long requests;
  private long ended;

  /** Costs in seconds of one core. */
  private record Costs(double unit, double poll, double heartbeat, int cores) {}

  private enum Kind {
    POLL,
    FETCHED,
    UNIT_END,
    FREE,
    HEARTBEAT
  }

  private record Event(double at, Kind kind, int machine, boolean isTimed) {}

  private BatchModel(Costs costs, int machines, double unitSeconds) {
    this.costs = costs;
    this.machines = machines;
    this.unitSeconds = unitSeconds;
    this.busy = new int[machines];
    this.polls = new boolean[machines];
    for (int i = 0; i < costs.cores; i++) {
      cores.add(0.0);
    }
  }

  /** Takes the arguments given in the class comment. */
  public static void main(String[] words) {
    var costs = new Costs(ms(words[0]), ms(words[1]), ms(words[2]), Integer.parseInt(words[3]));
    System.out.println("machines  unit s  units/s  of ideal %  asked of cores %  wait ms");
    for (int machines : new int[] {100, 1000, 10_000}) {
      for (double unitSeconds : new double[] {5, 30, 300}) {
        System.out.println(new BatchModel(costs, machines, unitSeconds).run());
      }
    }
  }

  private static double ms(String word) {
    return Double.parseDouble(word) / 1e3;
  }

  private String run() {
    for (int i = 0; i < machines; i++) {
      events.add(new Event(random.nextDouble(POLL_S), Kind.POLL, i, true));
      events.add(new Event(random.nextDouble(HEARTBEAT_S), Kind.HEARTBEAT, i, true));
    }
    runUntil(unitSeconds * WARM_UNITS);
    served = 0;
    waited = 0;
    requests = 0;
    ended = 0;
    double seconds = unitSeconds * COUNTED_UNITS;
    runUntil(unitSeconds * WARM_UNITS + seconds);
    return "%8d  %6.0f  %7.1f  %10.1f  %16.1f  %7.1f"
        .formatted(
            machines,
            unitSeconds,
            ended / seconds,
            100 * ended * unitSeconds / (seconds * machines * THREADS),
            100 * served / (seconds * costs.cores),
            1e3 * waited / requests);
  }

  private void runUntil(double end) {
    while (events.element().at < end) {
      happen(events.remove());
    }
  }

  private void happen(Event event) {
    int machine = event.machine;
    double at = event.at;
    switch (event.kind) {
      case POLL -> poll(event);
      case FETCHED -> fetched(at, machine);
      case UNIT_END -> events.add(new Event(serve(at, costs.unit), Kind.FREE, machine, false));
      case FREE -> {
        busy[machine]--;
        ended++;
        events.add(new Event(at, Kind.POLL, machine, false));
      }
      case HEARTBEAT -> {
        for (int i = 0; i < busy[machine]; i++) {
          serve(at, costs.heartbeat);
        }
        events.add(new Event(at + HEARTBEAT_S, Kind.HEARTBEAT, machine, true));
      }
    }
  }

  private void poll(Event event) {
    if (busy[event.machine] < THREADS && !polls[event.machine]) {
      polls[event.machine] = true;
      double done = serve(event.at, costs.poll);
      events.add(new Event(done, Kind.FETCHED, event.machine, false));
    }
    if (event.isTimed) {
      events.add(new Event(event.at + POLL_S, Kind.POLL, event.machine, true));
    }
  }

  private void fetched(double at, int machine) {
    polls[machine] = false;
    for (; busy[machine] < THREADS; busy[machine]++) {
      double length = unitSeconds * (1 - SPREAD + 2 * SPREAD * random.nextDouble());
      events.add(new Event(at + length, Kind.UNIT_END, machine, false));
    }
  }

  /** Returns the time when a request that arrives at {@code at} is finished. */
  private double serve(double at, double cost) {
    double begun = Math.max(at, cores.remove());
    cores.add(begun + cost);
    served += cost;
    waited += begun - at;
    requests++;
    return begun + cost;
  }
}
