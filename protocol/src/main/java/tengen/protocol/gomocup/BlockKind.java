package tengen.protocol.gomocup;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The commands whose data lines follow up to {@code DONE}. */
public enum BlockKind {
  /** A position of the game, then think. */
  BOARD(Use.POSITION),
  /** A position, then find points that make it even: AlphaGomoku's extension. */
  BALANCE(Use.POSITION),
  /** A position of the game, without a search: Yixin-Board's and gomocalc's extension. */
  YXBOARD(Use.POSITION),
  /** A position, then say where Black may not play: AlphaGomoku's extension. */
  SHOWFORBID(Use.POSITION),
  /** Points that no search may choose: Yixin's extension, as the three that follow. */
  YXBLOCK(Use.POINTS),
  /** Points that searches may choose again. */
  YXBLOCKUNDO(Use.POINTS),
  /** The moves of a game and of a variation, of which no search may choose the last. */
  YXBLOCKPATH(Use.PATH),
  /** A variation that searches may choose again. */
  YXBLOCKPATHUNDO(Use.PATH),
  /**
   * Stones of an opening, then answer as its rule asks: what each asks is {@link OpeningStep}'s.
   */
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

  /** What the data are. */
  enum Use {
    /** Stones that say whose they are. */
    POSITION,
    /** Stones in turn, Black's first. */
    OPENING,
    /** Points that searches leave out, each by itself. */
    POINTS,
    /** Moves of which searches leave out the last. */
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

  /** Whether each line must say whose stone it is. */
  boolean coloured() {
    return use == Use.POSITION;
  }

  /** Whether it tells what searches leave out, on whatever board. */
  boolean excludes() {
    return use == Use.POINTS || use == Use.PATH;
  }

  /** Whether it does not disturb a search. */
  boolean atOnce() {
    return excludes() || this == SHOWFORBID;
  }

  /** Whether a number may stand behind the word. */
  boolean numbered() {
    return use == Use.OPENING || this == BALANCE;
  }

  /** The kind that this word in upper case opens. */
  static Optional<BlockKind> of(String keyword) {
    return Optional.ofNullable(ALL.get(keyword));
  }
}
