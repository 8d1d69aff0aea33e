package tengen.app.text;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Objects;

/** Describes why a file cannot be read or written. */
public final class FileReason {
  private FileReason() {}

  /** Returns the reason without the file's name. */
  public static String of(IOException why) {
    return switch (why) {
      case NoSuchFileException _ -> "no such file or folder";
      case AccessDeniedException _ -> "access denied";
      case FileAlreadyExistsException _, NotDirectoryException _ -> "is no folder";
      case FileSystemException of -> Objects.requireNonNullElse(of.getReason(), "cannot be used");
      case CharacterCodingException _ -> "is no text in UTF-8";
      default -> String.valueOf(why.getMessage());
    };
  }
}
