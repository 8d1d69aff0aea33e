package tengen.config;

/** The failures that a commit of the archive survives. In lower case in the file. */
public enum ArchiveSync {
  /** The end of the process for any reason. */
  NORMAL,
  /** A power failure as well. */
  FULL
}
