package tengen.protocol.gomocup;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The first words of commands, except those that open a block ({@link BlockKind}), ask the engine
 * ({@link Question}) or run during a search ({@link PassiveCommand}). Petr Laštovička, "Gomocup
 * protocol", plastovicka.github.io/protocl2en.htm; Yixin-Board, Rapfi and AlphaGomoku for the rest.
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

  /** The text after an unsupported command, which is ignored. */
  enum Behind {
    /** The rest of its line. */
    NOTHING,
    /** A path, on the same line or the next. */
    PATH,
    /** Data up to DONE. */
    DATA,
    /** A text on the same line, which may contain the word DONE; then data up to DONE. */
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

  /** Returns the keyword of a word in upper case. */
  static Optional<Keyword> of(String word) {
    return Optional.ofNullable(ALL.get(word));
  }

  /** Returns all first words of commands, sorted. */
  static List<String> words() {
    return Stream.<Enum<?>[]>of(
            values(), BlockKind.values(), Question.values(), PassiveCommand.values())
        .flatMap(Arrays::stream)
        .map(Enum::name)
        .sorted()
        .toList();
  }
}
