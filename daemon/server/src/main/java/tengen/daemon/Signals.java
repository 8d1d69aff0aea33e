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
 * What signals do. How the process ends: SIGINT and SIGTERM mean an orderly end, with exit code 0.
 * {@code System.exit} is nobody's to call: its end is as orderly, but with a reason and another
 * exit code.
 */
public final class Signals {
  /** The JDK's, whose threads run the shutdown hooks when a signal comes. */
  private static final String SIGNAL_HANDLER = "java.lang.Terminator";

  private static final List<String> EXITS = List.of("java.lang.Runtime", "java.lang.System");

  private static final AtomicReference<Optional<Runnable>> END =
      new AtomicReference<>(Optional.empty());

  /** Of an end that nobody asked for; such an end has no other, whoever comes to it first. */
  private static final AtomicReference<OptionalInt> UNASKED =
      new AtomicReference<>(OptionalInt.empty());

  private Signals() {}

  /**
   * From now on an end that nobody asked for has a reason; called once, before anything else.
   *
   * @param exitCode of such an end
   */
  public static void watch(int exitCode) {
    Runtime.getRuntime().addShutdownHook(end(exitCode));
  }

  /** What runs at the end; its classes are loaded by then. */
  public static Thread end(int unaskedExitCode) {
    var limit = new EndLimit(unaskedExitCode);
    return new Thread(() -> last(unaskedExitCode, limit), "end");
  }

  /**
   * From now on a signal runs {@code end} and then ends the process. A program that ends by itself
   * halts too, and does not exit: so no signal falls into a gap between the two.
   */
  public static void onEnd(Runnable end) {
    END.set(Optional.of(end));
  }

  /**
   * From now on SIGHUP does this and ends nothing, where the system has that signal. The JDK's
   * class is named by text, since javac warns of every other mention, whatever suppresses warnings.
   */
  public static void onHangUp(Runnable action) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object ours = MethodHandleProxies.asInterfaceInstance(handler, taking(signal, action));
      signal
          .getMethod("handle", signal, handler)
          .invoke(null, signal.getConstructor(String.class).newInstance("HUP"), ours);
    } catch (ReflectiveOperationException e) {
      Logs.info("no SIGHUP here: {0}", String.valueOf(e.getCause()));
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

  private static void last(int unaskedExitCode, EndLimit limit) {
    limit.start();
    Optional<String> unasked = unasked(Thread.getAllStackTraces().values());
    if (unasked.isPresent()) {
      UNASKED.set(OptionalInt.of(unaskedExitCode));
      new LastLine(unasked.get()).print();
    }
    END.get().ifPresent(Runnable::run);
    if (unasked.isPresent() || END.get().isPresent()) {
      halt(0);
    }
  }

  /** Why it ends, if that is no signal. */
  static Optional<String> unasked(Collection<StackTraceElement[]> stacks) {
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

  /** Ends the process at once with this exit code; the log is complete by then. */
  public static void halt(int exitCode) {
    Logs.close();
    Runtime.getRuntime().halt(UNASKED.get().orElse(exitCode));
  }
}
