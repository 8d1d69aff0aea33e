package tengen.protocol.gomocup;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words that commands begin with, but for those that open a block ({@link BlockKind}), that ask
 * the engine ({@link Question}), and that are carried out while it searches ({@link QuietWord}).
 * Petr Laštovička, "Gomocup protocol", plastovicka.github.io/protocl2en.htm; Yixin-Board, Rapfi and
 * AlphaGomoku for the rest.
 */
enum Keyword {
  START,
  RECTSTART,
  BEGIN,
  TURN,
  DONE,
  INFO,
  ABOUT,
  END,
  RESTART,
  TAKEBACK,
  PLAY,
  STOP,
  YXSTOP,
  YXNBEST,
  YXSHOWFORBID,
  YXSEARCHDEFEND,
  YXBALANCEONE,
  YXBALANCETWO,
  YXSWAP2STEP1,
  YXSWAP2STEP2,
  YXSWAP2STEP3,
  YXSOOSORVSTEP1,
  YXHASHCLEAR,
  CLEARHASH,
  YXFORBID,
  PONDER,

  YXHASHDUMP(Behind.PATH),
  YXHASHLOAD(Behind.PATH),
  YXSETDATABASE(Behind.PATH),
  YXDBTOTXT(Behind.PATH),
  YXDBTOTXTALL(Behind.PATH),
  YXDBTOPOS(Behind.PATH),
  YXTXTTODB(Behind.PATH),
  YXLIBTODB(Behind.PATH),
  YXDBTOLIB(Behind.PATH),
  YXDBSPLIT(Behind.PATH),
  YXDBMERGE(Behind.PATH),

  YXQUERYDATABASEALL(Behind.DATA),
  YXQUERYDATABASEALLT(Behind.DATA),
  YXQUERYDATABASEONE(Behind.DATA),
  YXQUERYDATABASETEXT(Behind.DATA),
  YXEDITTVDDATABASE(Behind.TEXT_AND_DATA),
  YXEDITTEXTDATABASE(Behind.TEXT_AND_DATA),
  YXEDITLABELDATABASE(Behind.TEXT_AND_DATA),
  YXDELETEDATABASEONE(Behind.DATA),
  YXDELETEDATABASEALL(Behind.DATA),
  YXSETBESTMOVEDATABASE(Behind.DATA),
  YXCLEARBESTMOVEDATABASE(Behind.DATA),
  TARAGUCHISTEP1(Behind.DATA),
  TARAGUCHISTEP2(Behind.DATA),
  TARAGUCHISTEP3(Behind.DATA),
  TARAGUCHISTEP4(Behind.DATA),
  SAKATASTEP1(Behind.DATA),
  SAKATASTEP2(Behind.DATA),
  SAKATASTEP3(Behind.DATA),
  TARANNIKOVSTEP1(Behind.DATA),
  TARANNIKOVSTEP2(Behind.DATA),
  LIANHUANSTEP1(Behind.DATA),
  LIANHUANSTEP2(Behind.DATA);

  /** What follows a command that is not carried, and is read over. */
  enum Behind {
    /** Its own line's rest. */
    NOTHING,
    /** A path, on its own line or the next. */
    PATH,
    /** Data up to DONE. */
    DATA,
    /** A user's text on its own line, which may have the word DONE; then data up to DONE. */
    TEXT_AND_DATA
  }

  private static final Map<String, Keyword> ALL =
      Arrays.stream(values()).collect(Collectors.toMap(Keyword::name, Function.identity()));

  private final Behind behind;

  Keyword() {
    this(Behind.NOTHING);
  }

  Keyword(Behind behind) {
    this.behind = behind;
  }

  Behind behind() {
    return behind;
  }

  /** The one that this word in upper case is. */
  static Optional<Keyword> of(String word) {
    return Optional.ofNullable(ALL.get(word));
  }

  /** All words that a command may begin with, sorted. */
  static List<String> words() {
    return Stream.<Enum<?>[]>of(values(), BlockKind.values(), Question.values(), QuietWord.values())
        .flatMap(Arrays::stream)
        .map(Enum::name)
        .sorted()
        .toList();
  }
}
