package tengen.host.testing;

import java.lang.reflect.Proxy;
import tengen.game.GameRules;

/** Referees that run an action before they list legal moves. */
public final class WatchedRules {
  private WatchedRules() {}

  /** The action to run first. */
  public interface First {
    /** Runs the action. */
    void run() throws InterruptedException;
  }

  /** Returns rules that run an action each time they are asked for legal moves. */
  public static GameRules of(GameRules rules, First first) {
    return (GameRules)
        Proxy.newProxyInstance(
            GameRules.class.getClassLoader(),
            new Class<?>[] {GameRules.class},
            (_, method, arguments) -> {
              if (method.getName().equals("legalMoves")) {
                first.run();
              }
              return method.invoke(rules, arguments);
            });
  }
}
