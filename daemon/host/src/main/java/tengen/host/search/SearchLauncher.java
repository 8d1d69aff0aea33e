package tengen.host.search;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Runs the searches that have a place, on threads of the service. Thread-safe. */
final class SearchLauncher {
  private final SearchResources resources;
  private final Supplier<Optional<SearchTask>> next;
  private final Consumer<SearchTask> ended;
  private final Consumer<SearchTask> notStarted;

  /**
   * Names the searches.
   *
   * @param next returns each search once that has a place; empty if all of them have a thread
   * @param ended takes each search when its thread returns from the engine
   * @param notStarted takes each search for which the system has no thread
   */
  SearchLauncher(
      SearchResources resources,
      Supplier<Optional<SearchTask>> next,
      Consumer<SearchTask> ended,
      Consumer<SearchTask> notStarted) {
    this.resources = resources;
    this.next = next;
    this.ended = ended;
    this.notStarted = notStarted;
  }

  /** Starts a thread for each search. Must not be called with the service's lock. */
  void launch() {
    for (var task = next.get(); task.isPresent(); task = next.get()) {
      launch(task.get());
    }
  }

  private void launch(SearchTask task) {
    if (!resources.threads().start(() -> work(task))) {
      notStarted.accept(task);
    }
  }

  /** Runs a search, then on the same thread the next one that gets its place. */
  private void work(SearchTask first) {
    Optional<SearchTask> current = Optional.of(first);
    try {
      while (current.isPresent()) {
        SearchTask task = current.get();
        Optional<CoreTime> before = resources.cores().sample(resources.nowNanos());
        try {
          task.run();
        } finally {
          ended.accept(task);
        }
        before.ifPresent(resources.cores()::take);
        current = next.get();
        launch();
      }
    } finally {
      launch();
    }
  }
}
