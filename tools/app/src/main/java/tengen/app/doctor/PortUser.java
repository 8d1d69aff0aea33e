package tengen.app.doctor;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The process that listens at a TCP port, as far as Linux shows it to this user.
 *
 * @param text names it, for messages
 */
record PortUser(Kind kind, String text) {
  enum Kind {
    /** A daemon of Tengen, or the service manager that holds its socket. */
    DAEMON,
    OTHER,
    /** A process that this user may not look at. */
    HIDDEN
  }

  private static final Path PROC = Path.of("/proc");

  /** State of a listening socket in {@code /proc/net/tcp}. */
  private static final String LISTENING = "0A";

  private static final int ADDRESS_COLUMN = 1;
  private static final int STATE_COLUMN = 3;
  private static final int USER_COLUMN = 7;
  private static final int INODE_COLUMN = 9;

  /** The service manager, which may open the sockets of a daemon. */
  private static final long INIT_PID = 1;

  /** A listening socket. */
  private record Listening(String user, String link) {}

  /** Looks for the process that listens at a port in use. */
  static PortUser of(int port) {
    List<Listening> sockets =
        Stream.of("net/tcp", "net/tcp6").flatMap(table -> listening(table, port)).toList();
    Set<String> links = sockets.stream().map(Listening::link).collect(Collectors.toSet());
    List<ProcessHandle> holders =
        ProcessHandle.allProcesses().filter(process -> holds(process, links)).toList();
    Optional<ProcessHandle> daemon = holders.stream().filter(PortUser::isDaemon).findFirst();
    if (daemon.isPresent()) {
      return new PortUser(Kind.DAEMON, "tengen serve, " + number(daemon.get()));
    }
    if (!holders.isEmpty()) {
      ProcessHandle first = holders.getFirst();
      boolean isInit = first.pid() == INIT_PID;
      return new PortUser(isInit ? Kind.DAEMON : Kind.OTHER, name(first) + ", " + number(first));
    }
    String users =
        sockets.stream().map(Listening::user).distinct().collect(Collectors.joining(", "));
    return new PortUser(
        Kind.HIDDEN,
        users.isEmpty() ? "an unknown process" : "a process of the user with id " + users);
  }

  private static String number(ProcessHandle process) {
    return "process " + process.pid();
  }

  private static String name(ProcessHandle process) {
    return process.info().command().orElse("a program");
  }

  /** Returns whether the command line is that of the launcher's JVM for {@code serve}. */
  private static boolean isDaemon(ProcessHandle process) {
    List<String> words = words(process);
    return words.contains("tengen.app/tengen.app.Main") && words.contains("serve");
  }

  private static List<String> words(ProcessHandle process) {
    try {
      String line = Files.readString(folder(process).resolve("cmdline"));
      return List.of(line.split("\0"));
    } catch (IOException _) {
      return List.of();
    }
  }

  private static Path folder(ProcessHandle process) {
    return PROC.resolve(Long.toString(process.pid()));
  }

  private static Stream<Listening> listening(String table, int port) {
    String end = String.format(Locale.ROOT, ":%04X", port);
    List<Listening> found = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(PROC.resolve(table))) {
        String[] words = line.strip().split("\\s+", -1);
        if (words.length > INODE_COLUMN
            && words[ADDRESS_COLUMN].endsWith(end)
            && words[STATE_COLUMN].equals(LISTENING)) {
          String link = "socket:[" + words[INODE_COLUMN] + "]";
          found.add(new Listening(words[USER_COLUMN], link));
        }
      }
    } catch (IOException _) {
      // Only Linux has this file.
    }
    return found.stream();
  }

  /** Returns whether a process has one of these sockets open. */
  private static boolean holds(ProcessHandle process, Set<String> links) {
    Set<String> open = new HashSet<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder(process).resolve("fd"))) {
      for (Path file : files) {
        open.add(Files.readSymbolicLink(file).toString());
      }
    } catch (IOException | java.nio.file.DirectoryIteratorException _) {
      // The process has ended, or belongs to another user.
    }
    return open.stream().anyMatch(links::contains);
  }
}
