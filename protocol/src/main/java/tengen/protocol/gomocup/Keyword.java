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

  YXHASHDUMP(IgnoredText.PATH),
  YXHASHLOAD(IgnoredText.PATH),
  YXSETDATABASE(IgnoredText.PATH),
  YXDBTOTXT(IgnoredText.PATH),
  YXDBTOTXTALL(IgnoredText.PATH),
  YXDBTOPOS(IgnoredText.PATH),
  YXTXTTODB(IgnoredText.PATH),
  YXLIBTODB(IgnoredText.PATH),
  YXDBTOLIB(IgnoredText.PATH),
  YXDBSPLIT(IgnoredText.PATH),
  YXDBMERGE(IgnoredText.PATH),
  LOADMODEL(IgnoredText.PATH),
  EXPORTMODEL(IgnoredText.PATH),

  YXQUERYDATABASEALL(IgnoredText.DATA),
  YXQUERYDATABASEALLT(IgnoredText.DATA),
  YXQUERYDATABASEONE(IgnoredText.DATA),
  YXQUERYDATABASETEXT(IgnoredText.DATA),
  YXEDITTVDDATABASE(IgnoredText.TEXT_AND_DATA),
  YXEDITTEXTDATABASE(IgnoredText.TEXT_AND_DATA),
  YXEDITLABELDATABASE(IgnoredText.TEXT_AND_DATA),
  YXDELETEDATABASEONE(IgnoredText.DATA),
  YXDELETEDATABASEALL(IgnoredText.DATA),
  YXSETBESTMOVEDATABASE(IgnoredText.DATA),
  YXCLEARBESTMOVEDATABASE(IgnoredText.DATA),
  TARAGUCHISTEP1(IgnoredText.DATA),
  TARAGUCHISTEP2(IgnoredText.DATA),
  TARAGUCHISTEP3(IgnoredText.DATA),
  TARAGUCHISTEP4(IgnoredText.DATA),
  SAKATASTEP1(IgnoredText.DATA),
  SAKATASTEP2(IgnoredText.DATA),
  SAKATASTEP3(IgnoredText.DATA),
  TARANNIKOVSTEP1(IgnoredText.DATA),
  TARANNIKOVSTEP2(IgnoredText.DATA),
  LIANHUANSTEP1(IgnoredText.DATA),
  LIANHUANSTEP2(IgnoredText.DATA);

  /** The text after an unsupported command, which is ignored. */
  enum IgnoredText {
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

  private final IgnoredText ignoredText;

  Keyword() {
    this(IgnoredText.NOTHING);
  }

  Keyword(IgnoredText ignoredText) {
    this.ignoredText = ignoredText;
  }

  IgnoredText ignoredText() {
    return ignoredText;
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
