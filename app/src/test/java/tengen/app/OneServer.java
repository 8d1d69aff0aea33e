package tengen.app;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests the one {@link Server} of the run, which others use at the same time: a test that
 * configures, signals or counts starts its own.
 */
final class OneServer implements ParameterResolver {
  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType().equals(Server.class);
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return Once.started(context, Server.class, OneServer::start);
  }

  private static Server start() throws IOException {
    return Server.start(
        Distribution.built(), Files.createTempDirectory(Distribution.output(), "server"));
  }
}
