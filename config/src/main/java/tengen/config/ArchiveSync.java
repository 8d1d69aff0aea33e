package tengen.config;

/** What a commit of the archive outlives; in the file in lower case. */
public enum ArchiveSync {
  /** The end of the process, whatever ends it. */
  NORMAL,
  /** A power failure too. */
  FULL
}
