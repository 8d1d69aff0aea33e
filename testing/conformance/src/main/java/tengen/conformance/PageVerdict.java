package tengen.conformance;

/** A page's verdict on a program. */
public enum PageVerdict {
  /** Every line matches. */
  PASS("pass"),
  /** The program violates the protocol. */
  FAIL("fail"),
  /** The program differs in a way that the protocol permits. */
  DIFFERS("differs"),
  /** The page needs an optional feature that the program lacks. */
  NOT_SUPPORTED("not supported");

  private final String text;

  PageVerdict(String text) {
    this.text = text;
  }

  /** Returns the verdict as shown in reports. */
  public String text() {
    return text;
  }
}
