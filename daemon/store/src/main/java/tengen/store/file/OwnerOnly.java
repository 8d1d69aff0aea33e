package tengen.store.file;

import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * With what a file or folder is made that its owner alone may read, where a file system has owners.
 */
public final class OwnerOnly {
  private OwnerOnly() {}

  /** Of a file. */
  public static FileAttribute<?>[] ofFile(Path file) {
    return permissions(file, "rw-------");
  }

  /** Of a folder. */
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
