package tengen.protocol.gomocup;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The commands that are followed by data lines up to {@code DONE}. */
public enum BlockKind {
  /** A position of the game, then a search. */
  BOARD(Use.POSITION),
  /** A position, then a search for points that make it even: AlphaGomoku's extension. */
  BALANCE(Use.POSITION),
  /** A position of the game without a search: Yixin-Board's and gomocalc's extension. */
  YXBOARD(Use.POSITION),
  /** A position, then its forbidden points for Black: AlphaGomoku's extension. */
  SHOWFORBID(Use.POSITION),
  /** Points that searches must not choose: Yixin's extension, like the next three. */
  YXBLOCK(Use.POINTS),
  /** Points that searches may choose again. */
  YXBLOCKUNDO(Use.POINTS),
  /** The moves of a game and of a variation; searches must not choose the last one. */
  YXBLOCKPATH(Use.PATH),
  /** A variation that searches may choose again. */
  YXBLOCKPATHUNDO(Use.PATH),
  /** Stones of an opening, then an answer by its rule; {@link OpeningStep} defines the answers. */
  SWAP2BOARD(Use.OPENING),
  SWAPBOARD(Use.OPENING),
  SWAP1STBOARD(Use.OPENING),
  PROBOARD(Use.OPENING),
  LONGPROBOARD(Use.OPENING),
  SWAP5STEP1(Use.OPENING),
  SWAP5STEP2(Use.OPENING),
  SWAP5STEP3(Use.OPENING),
  RIFSTEP1(Use.OPENING),
  RIFSTEP2(Use.OPENING),
  RIFSTEP3(Use.OPENING),
  RIFSTEP4(Use.OPENING),
  RIFSTEP5(Use.OPENING),
  YAMAGUCHISTEP1(Use.OPENING),
  YAMAGUCHISTEP2(Use.OPENING),
  YAMAGUCHISTEP3(Use.OPENING),
  YAMAGUCHISTEP4(Use.OPENING),
  YAMAGUCHISTEP5(Use.OPENING),
  SOOSYRVSTEP1(Use.OPENING),
  SOOSYRVSTEP2(Use.OPENING),
  SOOSYRVSTEP3(Use.OPENING),
  SOOSYRVSTEP4(Use.OPENING),
  SOOSYRVSTEP5(Use.OPENING),
  SOOSYRVSTEP6(Use.OPENING),
  YXSOOSORVSTEP2(Use.OPENING),
  YXSOOSORVSTEP3(Use.OPENING),
  YXSOOSORVSTEP4(Use.OPENING),
  YXSOOSORVSTEP5(Use.OPENING),
  YXSOOSORVSTEP6(Use.OPENING);

  /** The meaning of the data lines. */
  enum Use {
    /** Stones with their owners. */
    POSITION,
    /** Stones in playing order, Black's first. */
    OPENING,
    /** Independent points that searches must not choose. */
    POINTS,
    /** Moves of which searches must not choose the last. */
    PATH
  }

  private static final Map<String, BlockKind> ALL =
      Arrays.stream(values()).collect(Collectors.toMap(BlockKind::name, Function.identity()));

  private final Use use;

  BlockKind(Use use) {
    this.use = use;
  }

  Use use() {
    return use;
  }

  /** Returns whether each line must name the owner of its stone. */
  boolean coloured() {
    return use == Use.POSITION;
  }

  /** Returns whether the data are exclusions, which apply to any board. */
  boolean excludes() {
    return use == Use.POINTS || use == Use.PATH;
  }

  /** Returns whether the command runs during a search without disturbing it. */
  boolean isImmediate() {
    return excludes() || this == SHOWFORBID;
  }

  /** Returns whether a number may follow the word. */
  boolean numbered() {
    return use == Use.OPENING || this == BALANCE;
  }

  /** Returns the kind of a word in upper case. */
  static Optional<BlockKind> of(String keyword) {
    return Optional.ofNullable(ALL.get(keyword));
  }
}
