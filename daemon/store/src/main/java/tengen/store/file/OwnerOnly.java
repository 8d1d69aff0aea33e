package tengen.store.file;

import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** File attributes that restrict access to the owner, on file systems with POSIX permissions. */
public final class OwnerOnly {
  private OwnerOnly() {}

  /** Returns the attributes for a file. */
  public static FileAttribute<?>[] ofFile(Path file) {
    return permissions(file, "rw-------");
  }

  /** Returns the attributes for a directory. */
  public static FileAttribute<?>[] ofFolder(Path folder) {
    return permissions(folder, "rwx------");
  }

  private static FileAttribute<?>[] permissions(Path path, String permissions) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }
}
