package tengen.app.backup;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.app.storage.StateFolder;
import tengen.app.text.FileReason;

@Command(
    name = "backup",
    description = {
      "Copy the archive, a SQLite file, to another file and check the copy. A daemon may write to"
          + " the archive meanwhile.",
      "Only the owner may read the copy. For an archive in PostgreSQL use pg_dump."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen backup games-backup.db",
      "  tengen backup backup.db --db jdbc:sqlite:/var/lib/tengen/games.db --force"
    })
public final class BackupCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "File to write.")
  Path file = Path.of("");

  @Option(names = "--force", description = "Replace the file if it exists.")
  boolean force;

  @Mixin ArchiveOption archive = new ArchiveOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public BackupCommand() {}

  @Override
  public Integer call() throws CommandException {
    Path source = archive.existingFile();
    try {
      requireFree(source);
      Path made = unfinished();
      // A killed process with this id may have left its file, in a container each time.
      Files.deleteIfExists(made);
      archive.copyTo(made);
      publish(made);
      spec.commandLine()
          .getOut()
          .println(String.format(Locale.ROOT, "%s: %d bytes, checked", file, Files.size(file)));
      spec.commandLine().getOut().flush();
      return ExitCode.DONE;
    } catch (FileSystemException e) {
      throw new CommandException(
          ExitCode.OUTPUT, "tengen: " + file + " cannot be written: " + FileReason.of(e), e);
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
  }

  private void requireFree(Path source) throws CommandException, IOException {
    if (!Files.exists(file)) {
      return;
    }
    if (!force) {
      throw new CommandException(
          ExitCode.OUTPUT, "tengen: " + file + " exists; name another file, or use --force");
    }
    for (String suffix : StateFolder.SQLITE_FILES) {
      Path part = source.resolveSibling(source.getFileName() + suffix);
      if (Files.exists(part) && Files.isSameFile(part, file)) {
        throw new CommandException(
            ExitCode.OUTPUT, "tengen: " + file + " is the archive itself; name another file");
      }
    }
  }

  /** Returns a name beside the file that no other running process uses. */
  private Path unfinished() {
    Path whole = file.toAbsolutePath();
    return whole.resolveSibling(whole.getFileName() + "." + ProcessHandle.current().pid() + ".new");
  }

  private void publish(Path made) throws IOException {
    try {
      if (force) {
        Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
      } else {
        Files.move(made, file);
      }
    } finally {
      Files.deleteIfExists(made);
    }
  }
}
