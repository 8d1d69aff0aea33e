package tengen.cgt.heaps;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.Misere;
import tengen.cgt.impartial.RuledGame;
import tengen.cgt.impartial.WholeNumber;

/** All games of heaps. */
public final class HeapGames {
  private static final String TAKING_NOTATION = "heaps; a move is HEAP-TAKEN: 2-1";
  private static final String BREAKING_NOTATION =
      "heaps; a move is HEAP-TAKEN, or HEAP-TAKEN:A,B where two heaps are left: 2-1:1,3";

  private HeapGames() {}

  /** Returns new games, which share no cached values. */
  public static List<Impartial<?>> all() {
    RuledGame<Heaps> nim = game("nim", TAKING_NOTATION, "3 5 7", new Nim());
    RuledGame<Heaps> subtraction =
        withParameter(
            "subtraction",
            "what may be taken, such as 1,3,4 or 1..5, a colon, " + TAKING_NOTATION,
            "1,3,4: 5 10",
            Subtraction::parse);
    RuledGame<Heaps> octal =
        withParameter(
            "octal",
            "a code, such as 0.07 or 4.333..., a colon, " + BREAKING_NOTATION,
            "0.07: 5 6",
            text -> TakeAndBreak.of(OctalCode.parse(text)));
    RuledGame<Heaps> kayles = coded("kayles", "0.77");
    RuledGame<Heaps> dawson = coded("dawson-chess", "0.137");
    RuledGame<Heaps> lasker = game("lasker", BREAKING_NOTATION, "3 4", new Lasker());
    Stream<RuledGame<Heaps>> normal =
        Stream.of(
            nim,
            subtraction,
            octal,
            kayles,
            dawson,
            coded("dawson-kayles", "0.07"),
            coded("treblecross", "0.11337"),
            coded("officers", "0.6"),
            lasker,
            game("grundy", BREAKING_NOTATION, "8 9", TakeAndBreak.grundy()),
            game("take-square", TAKING_NOTATION, "5 9", new TakeSquare()),
            game("take-power-of-2", TAKING_NOTATION, "5 9", new TakePowerOfTwo()),
            game("take-coprime", TAKING_NOTATION, "5 9", new TakeCoprime()),
            game("take-at-most-half", TAKING_NOTATION, "5 9", new TakeAtMostHalf()),
            game("take-proper-divisor", TAKING_NOTATION, "6 9", new TakeProperDivisor()));
    Stream<Misere<Heaps>> misere =
        Stream.of(nim, subtraction, octal, kayles, dawson, lasker)
            .map(game -> new Misere<>("misere-" + game.id(), game));
    return Stream.of(
            normal,
            misere,
            Stream.of(new MooreNim(), new StaircaseNim(), new Wythoff(), new PrimeNim()))
        .<Impartial<?>>flatMap(games -> games)
        .toList();
  }

  private static RuledGame<Heaps> coded(String id, String code) {
    return game(
        id,
        "octal " + code + "; " + BREAKING_NOTATION,
        "4 5",
        TakeAndBreak.of(OctalCode.parse(code)));
  }

  private static RuledGame<Heaps> game(
      String id, String notation, String example, HeapRules rules) {
    return new RuledGame<>(
        id,
        notation,
        example,
        text -> new Heaps(rules, WholeNumber.parseAll(text)),
        heaps -> WholeNumber.print(heaps.sizes()));
  }

  /** Returns a game whose rules are read from the text before the colon. */
  private static RuledGame<Heaps> withParameter(
      String id, String notation, String example, Function<String, HeapRules> rules) {
    return RuledGame.withParameter(
        id,
        notation,
        example,
        (value, rest) -> new Heaps(rules.apply(value), WholeNumber.parseAll(rest)),
        heaps -> heaps.rules().parameter() + ": " + WholeNumber.print(heaps.sizes()));
  }
}
