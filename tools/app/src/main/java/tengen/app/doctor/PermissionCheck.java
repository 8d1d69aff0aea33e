package tengen.app.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tengen.app.storage.StateFolder;
import tengen.config.TengenConfig;

/** Checks that others cannot read secrets, and that this user can write what the daemon writes. */
final class PermissionCheck {
  private static final String CHECK = "permissions";

  private static final Pattern PASSWORD = Pattern.compile("[?&]password=|//[^/@]*:[^/@]*@");

  private final List<CheckResult> found = new ArrayList<>();

  private PermissionCheck() {}

  /** Returns all problems and notes, or one line that there is none. */
  static List<CheckResult> of(Path file, TengenConfig config) {
    var check = new PermissionCheck();
    if (config.archive().url().filter(url -> PASSWORD.matcher(url).find()).isPresent()) {
      check.secret(file, "the password of the database");
    }
    config
        .listeners()
        .forEach(
            listener -> listener.tls().ifPresent(tls -> check.secret(tls.key(), "a private key")));
    config.logging().file().ifPresent(log -> check.secret(log, "the log"));
    config
        .archive()
        .url()
        .map(StateFolder::url)
        .flatMap(StateFolder::file)
        .ifPresent(check::archive);
    return check.found.isEmpty()
        ? List.of(CheckResult.ok(CHECK, "private files are private; directories are writable"))
        : check.found;
  }

  private void archive(Path database) {
    Path folder = database.toAbsolutePath().getParent();
    Path existing = existing(folder);
    if (existing == null || !Files.isDirectory(existing) || !Files.isWritable(existing)) {
      found.add(
          CheckResult.problem(
              CHECK,
              user() + " cannot write to " + folder + " of the archive",
              "run as the daemon's user, or give the directory to it"));
    }
    for (String suffix : StateFolder.SQLITE_FILES) {
      Path file = database.resolveSibling(database.getFileName() + suffix);
      secret(file, "private games");
      if (Files.exists(file) && !Files.isWritable(file)) {
        found.add(
            CheckResult.problem(
                CHECK,
                user() + " cannot write to " + file,
                "run as the daemon's user, or give the file to it"));
      }
      owner(file, existing);
    }
  }

  private static String user() {
    return System.getProperty("user.name", "this user");
  }

  /** Returns the first of the directory and those above it that exists. */
  static @Nullable Path existing(@Nullable Path folder) {
    Path found = folder;
    while (found != null && !Files.exists(found)) {
      found = found.getParent();
    }
    return found;
  }

  private void owner(Path file, @Nullable Path folder) {
    Optional<String> ofFile = owner(file);
    Optional<String> ofFolder = Optional.ofNullable(folder).flatMap(PermissionCheck::owner);
    if (ofFile.isPresent() && ofFolder.isPresent() && !ofFile.equals(ofFolder)) {
      found.add(
          CheckResult.note(
              CHECK,
              file + " belongs to " + ofFile.get() + ", its directory to " + ofFolder.get(),
              "give both to the daemon's user"));
    }
  }

  private static Optional<String> owner(Path path) {
    try {
      return Optional.of(Files.getOwner(path).getName());
    } catch (IOException | UnsupportedOperationException _) {
      return Optional.empty();
    }
  }

  private void secret(Path file, String what) {
    // A log may go to /dev/null, whose mode is nobody's to change.
    if (Files.isRegularFile(file) && othersMayRead(file)) {
      found.add(
          CheckResult.problem(
              CHECK, file + " has " + what + ", and all users may read it", "chmod o= " + file));
    }
  }

  /** Returns false if the file does not exist or has no POSIX permissions. */
  private static boolean othersMayRead(Path file) {
    try {
      return Files.getPosixFilePermissions(file).contains(PosixFilePermission.OTHERS_READ);
    } catch (IOException | UnsupportedOperationException _) {
      return false;
    }
  }
}
