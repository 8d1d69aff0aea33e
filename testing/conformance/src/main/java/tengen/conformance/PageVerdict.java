package tengen.conformance;

/** What one page of a checklist says of a program. */
public enum PageVerdict {
  /** All as written. */
  PASS("pass"),
  /** Against the protocol. */
  FAIL("fail"),
  /** Otherwise than here, and not wrong. */
  DIFFERS("differs"),
  /** The page needs what the protocol leaves to the program, and this one lacks it. */
  NOT_SUPPORTED("not supported");

  private final String text;

  PageVerdict(String text) {
    this.text = text;
  }

  /** As a report has it. */
  public String text() {
    return text;
  }
}
