package tengen.cgt.heaps;

import java.util.List;
import java.util.stream.Stream;
import tengen.cgt.impartial.Impartial;

/** Every game of heaps. */
public final class HeapGames {
  private static final String TAKING = "heaps; a move is HEAP-TAKEN: ";
  private static final String BREAKING =
      "heaps; a move is HEAP-TAKEN, or HEAP-TAKEN:A,B where two heaps are left: ";

  private HeapGames() {}

  /** New ones, which share no values that they remember. */
  public static List<Impartial<?>> all() {
    HeapGame nim = HeapGame.of("nim", TAKING + "nim 3 5 7, move 3-1", new Nim());
    HeapGame subtraction =
        HeapGame.withParameter(
            "subtraction",
            "what may be taken, a colon, "
                + TAKING
                + "subtraction 1,3,4: 10 20 or subtraction 1..5: 9",
            Subtraction::parse);
    HeapGame octal =
        HeapGame.withParameter(
            "octal",
            "a code, a colon, " + BREAKING + "octal 0.07: 5 9 or octal 4.333...: 6",
            text -> TakeAndBreak.of(OctalCode.parse(text)));
    HeapGame kayles = coded("kayles", "0.77");
    HeapGame dawson = coded("dawson-chess", "0.137");
    HeapGame lasker = HeapGame.of("lasker", BREAKING + "lasker 4 7, move 1:1,3", new Lasker());
    Stream<HeapGame> normal =
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
            HeapGame.of("grundy", BREAKING + "grundy 8 9, move 1:3,5", TakeAndBreak.grundy()),
            taking("take-square", new TakeSquare()),
            taking("take-power-of-2", new TakePowerOfTwo()),
            taking("take-coprime", new TakeCoprime()),
            taking("take-at-most-half", new TakeAtMostHalf()),
            taking("take-proper-divisor", new TakeProperDivisor()));
    Stream<Misere> misere =
        Stream.of(nim, subtraction, octal, kayles, dawson, lasker).map(Misere::new);
    return Stream.of(
            normal,
            misere,
            Stream.of(new MooreNim(), new StaircaseNim(), new Wythoff(), new PrimeNim()))
        .<Impartial<?>>flatMap(games -> games)
        .toList();
  }

  private static HeapGame coded(String id, String code) {
    return HeapGame.of(
        id, BREAKING + id + " 5 9, octal " + code, TakeAndBreak.of(OctalCode.parse(code)));
  }

  private static HeapGame taking(String id, Taking rules) {
    return HeapGame.of(id, TAKING + id + " 5 9", rules);
  }
}
