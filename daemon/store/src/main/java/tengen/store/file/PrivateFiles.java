package tengen.store.file;

import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** File attributes that keep others out, on file systems with POSIX permissions. */
public final class PrivateFiles {
  private PrivateFiles() {}

  /** Returns the attributes for a file of its owner only. */
  public static FileAttribute<?>[] ofFile(Path file) {
    return permissions(file, "rw-------");
  }

  /** Returns the attributes for a file that its group may read, such as a log. */
  public static FileAttribute<?>[] ofGroupFile(Path file) {
    return permissions(file, "rw-r-----");
  }

  /** Returns the attributes for a directory of its owner only. */
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
