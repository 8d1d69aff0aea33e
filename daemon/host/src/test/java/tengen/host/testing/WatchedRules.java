package tengen.host.testing;

import java.lang.reflect.Proxy;
import tengen.game.GameRules;

/** Referees that do something before they give legal moves. */
public final class WatchedRules {
  private WatchedRules() {}

  /** What is done first. */
  public interface First {
    /** Does it. */
    void run() throws InterruptedException;
  }

  /** These rules; this runs each time that they are asked for legal moves. */
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
