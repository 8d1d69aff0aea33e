package tengen.store.archive;

/** Sizes of texts in UTF-8. */
public final class TextSize {
  private TextSize() {}

  /** Returns the size of a text, in bytes; an unpaired surrogate counts as two. */
  public static long utf8Bytes(String text) {
    long bytes = 0;
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      // A surrogate is half of a character of four bytes.
      bytes += Character.isSurrogate(each) ? 2 : utf8Bytes(each);
    }
    return bytes;
  }

  /** Returns the size of a character that is no surrogate, in bytes. */
  public static int utf8Bytes(int codePoint) {
    if (codePoint < 0x80) {
      return 1;
    }
    if (codePoint < 0x800) {
      return 2;
    }
    return Character.isBmpCodePoint(codePoint) ? 3 : 4;
  }
}
