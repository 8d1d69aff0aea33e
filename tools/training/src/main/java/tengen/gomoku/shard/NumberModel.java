package tengen.gomoku.shard;

import java.util.Arrays;

/**
 * Model of numbers from 0, small ones being frequent: Elias's gamma code of the number plus one,
 * with an adaptive probability for each bit. The first bits below the leading one are modelled
 * together, the others each by its place.
 */
public final class NumberModel {
  /** Largest number that can be coded. */
  public static final int MAX_NUMBER = (1 << 20) - 2;

  private static final int MAX_LENGTH = 20;

  /** Number of bits below the leading one that are modelled together. */
  private static final int JOINT_BITS = 4;

  private final BitModel[] longer = models(MAX_LENGTH);
  private final BitModel[][] joint = new BitModel[MAX_LENGTH][];
  private final BitModel[][] single = new BitModel[MAX_LENGTH][];

  /** Creates a model that has seen no number. */
  public NumberModel() {
    Arrays.setAll(joint, _ -> models(1 << JOINT_BITS));
    Arrays.setAll(single, _ -> models(MAX_LENGTH));
  }

  private static BitModel[] models(int count) {
    var models = new BitModel[count];
    Arrays.setAll(models, _ -> new BitModel());
    return models;
  }

  /**
   * Codes a number.
   *
   * @param number the number to write, 0 to {@link #MAX_NUMBER}; ignored when reading
   * @return the number written or read
   */
  public int code(BitCoder coder, int number) {
    int length = length(coder, 31 - Integer.numberOfLeadingZeros(number + 1));
    int prefix = 1;
    for (int place = length - 1; place >= 0; place--) {
      BitModel model = prefix < 1 << JOINT_BITS ? joint[length][prefix] : single[length][place];
      boolean bit = coder.code(model, ((number + 1) >> place & 1) != 0);
      prefix = 2 * prefix + (bit ? 1 : 0);
    }
    return prefix - 1;
  }

  /** Codes the number of bits below the leading one. */
  private int length(BitCoder coder, int known) {
    int length = 0;
    while (length < MAX_LENGTH - 1 && coder.code(longer[length], length < known)) {
      length++;
    }
    return length;
  }
}
