package tengen.daemon;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import tengen.host.memory.LastLine;

/**
 * Handles signals and the end of the process. SIGINT and SIGTERM cause an orderly shutdown with
 * exit code 0. A call of {@code System.exit} is treated as an error: the shutdown is orderly too,
 * but logs the caller and has another exit code.
 */
public final class Signals {
  /** The JDK class whose threads run the shutdown hooks after a signal. */
  private static final String SIGNAL_HANDLER = "java.lang.Terminator";

  private static final List<String> EXITS = List.of("java.lang.Runtime", "java.lang.System");

  private static final AtomicReference<Optional<Runnable>> END =
      new AtomicReference<>(Optional.empty());

  /** Exit code of a shutdown without a signal; overrides any other. */
  private static final AtomicReference<OptionalInt> EXIT_CODE_WITHOUT_SIGNAL =
      new AtomicReference<>(OptionalInt.empty());

  private Signals() {}

  /**
   * Installs the shutdown hook. Must be called once, before anything else.
   *
   * @param exitCode of a shutdown without a signal
   */
  public static void watch(int exitCode) {
    Runtime.getRuntime().addShutdownHook(end(exitCode));
  }

  /** Creates the shutdown hook's thread. Loads its classes now. */
  public static Thread end(int exitCodeWithoutSignal) {
    var limit = new ShutdownLimit(exitCodeWithoutSignal);
    return new Thread(() -> last(exitCodeWithoutSignal, limit), "end");
  }

  /**
   * Sets the action that a signal runs before the process ends. Programs end by halting, not by
   * exiting, so that no signal arrives in between.
   */
  public static void onEnd(Runnable end) {
    END.set(Optional.of(end));
  }

  /**
   * Sets the action for SIGHUP, if the system has that signal. Names the JDK's class by text,
   * because javac warns of any other reference.
   */
  public static void onHangUp(Runnable action) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object proxy = MethodHandleProxies.asInterfaceInstance(handler, taking(signal, action));
      signal
          .getMethod("handle", signal, handler)
          .invoke(null, signal.getConstructor(String.class).newInstance("HUP"), proxy);
    } catch (ReflectiveOperationException e) {
      Logs.info(
          "this system has no SIGHUP; reload by tengen ctl", "error", String.valueOf(e.getCause()));
    }
  }

  private static MethodHandle taking(Class<?> signal, Runnable action)
      throws ReflectiveOperationException {
    MethodHandle run =
        MethodHandles.lookup()
            .findVirtual(Runnable.class, "run", MethodType.methodType(void.class))
            .bindTo(action);
    return MethodHandles.dropArguments(run, 0, signal);
  }

  private static void last(int exitCodeWithoutSignal, ShutdownLimit limit) {
    limit.start();
    Optional<String> reason = reasonWithoutSignal(Thread.getAllStackTraces().values());
    if (reason.isPresent()) {
      EXIT_CODE_WITHOUT_SIGNAL.set(OptionalInt.of(exitCodeWithoutSignal));
      new LastLine(reason.get()).print();
    }
    END.get().ifPresent(Runnable::run);
    if (reason.isPresent() || END.get().isPresent()) {
      halt(0);
    }
  }

  /** Returns the reason of a shutdown that was not caused by a signal. */
  static Optional<String> reasonWithoutSignal(Collection<StackTraceElement[]> stacks) {
    return stacks.stream().anyMatch(Signals::handlesSignal)
        ? Optional.empty()
        : Optional.of(
            stacks.stream()
                .flatMap(stack -> exitCaller(stack).stream())
                .findFirst()
                .map(caller -> "System.exit was called by " + caller)
                .orElse("System.exit was called"));
  }

  private static boolean handlesSignal(StackTraceElement[] stack) {
    return Arrays.stream(stack).anyMatch(frame -> frame.getClassName().startsWith(SIGNAL_HANDLER));
  }

  private static Optional<String> exitCaller(StackTraceElement[] stack) {
    return Arrays.stream(stack)
        .dropWhile(frame -> !isExit(frame))
        .dropWhile(Signals::isExit)
        .findFirst()
        .map(frame -> frame.getClassName() + "." + frame.getMethodName());
  }

  private static boolean isExit(StackTraceElement frame) {
    return EXITS.contains(frame.getClassName()) && frame.getMethodName().equals("exit");
  }

  /** Closes the log and ends the process immediately with an exit code. */
  public static void halt(int exitCode) {
    Logs.close();
    Runtime.getRuntime().halt(EXIT_CODE_WITHOUT_SIGNAL.get().orElse(exitCode));
  }
}
