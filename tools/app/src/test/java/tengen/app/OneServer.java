package tengen.app;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Provides the {@link Server} shared by all tests of a run. Tests use it concurrently. A test that
 * reconfigures the server, sends it a signal or counts its sessions must start its own.
 */
public final class OneServer implements ParameterResolver {
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
