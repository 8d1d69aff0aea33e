package tengen.proof.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JournalTest {
  private static final Expansion MOVES =
      new Expansion.Moves(0xFEDC_BA98_7654_3210L, 1, 1000, List.of(96, 98));
  private static final Expansion REPLIES = new Expansion.Replies(7, 222, 5, List.of());

  @TempDir Path folder;

  private static List<Expansion> read(Path folder) throws IOException {
    List<Expansion> read = new ArrayList<>();
    new JournalFolder(folder, 15).read(read::add);
    return read;
  }

  @Test
  void appendedEntriesAreReadInOrder() throws IOException {
    try (Journal journal = Journal.open(folder, 15, "test 1")) {
      journal.append(MOVES);
      journal.append(REPLIES);
      assertThat(read(folder)).containsExactly(MOVES, REPLIES);
    }
    assertThat(folder.resolve("1.journal"))
        .content()
        .isEqualTo(
            """
            tengen-proof 1 gomoku-freestyle 15 test 1
            moves fedcba9876543210 1 1000 96 98
            replies 0000000000000007 222 5
            """);
  }

  @Test
  void truncatedLinesAreIgnored() throws IOException {
    try (Journal journal = Journal.open(folder, 15, "test 1")) {
      journal.append(MOVES);
    }
    Path file = folder.resolve("1.journal");
    String whole = Files.readString(file);
    for (int cut = 0; cut < whole.length(); cut++) {
      Files.writeString(file, whole.substring(0, cut));
      assertThat(read(folder)).isEmpty();
      try (Journal journal = Journal.open(folder, 15, "test 1")) {
        journal.append(REPLIES);
      }
      assertThat(read(folder)).as("cut at %d", cut).containsExactly(REPLIES);
    }
  }

  @Test
  void anotherProcessWritesAFileOfItsOwnAndBothAreRead() throws IOException {
    try (Journal first = Journal.open(folder, 15, "test 1");
        Journal second = Journal.open(folder, 15, "test 1")) {
      List<Expansion> read = new ArrayList<>();
      first.append(MOVES);
      second.read(read::add);
      second.append(REPLIES);
      second.read(read::add);
      assertThat(read).containsExactly(MOVES, REPLIES);
    }
    assertThat(folder).isDirectoryContaining("glob:**/2.journal");
  }

  @Test
  void resultsOfAnotherSolverCount() throws IOException {
    try (Journal old = Journal.open(folder, 15, "test 1")) {
      old.append(MOVES);
    }
    try (Journal now = Journal.open(folder, 15, "test 2")) {
      now.append(REPLIES);
    }
    assertThat(read(folder)).containsExactly(MOVES, REPLIES);
    assertThat(folder.resolve("2.journal")).content().startsWith("tengen-proof 1 gomoku-freestyle");
  }

  @Test
  void aJournalThatAnotherSolverHasLeftIsFreeForItsOwn() throws IOException {
    try (Journal first = Journal.open(folder, 15, "test 1")) {
      first.append(MOVES);
    }
    try (Journal _ = Journal.open(folder, 15, "test 2");
        Journal again = Journal.open(folder, 15, "test 1")) {
      again.append(REPLIES);
    }
    assertThat(folder.resolve("1.journal")).content().contains("replies ");
  }

  @Test
  void aPackedJournalCounts() throws IOException {
    try (Journal journal = Journal.open(folder, 15, "test 1")) {
      journal.append(MOVES);
    }
    Path plain = folder.resolve("1.journal");
    try (var out = new GZIPOutputStream(Files.newOutputStream(folder.resolve("kept.journal.gz")))) {
      Files.copy(plain, out);
    }
    Files.delete(plain);
    assertThat(read(folder)).containsExactly(MOVES);
  }

  @Test
  void aPositionIsTakenOnce() throws IOException {
    try (Journal first = Journal.open(folder, 15, "test 1");
        Journal second = Journal.open(folder, 15, "test 1")) {
      assertThat(first.claim(-1)).isPresent();
      assertThat(second.claim(-1)).isEmpty();
      assertThat(second.claim(5)).isPresent();
    }
  }

  @Test
  void aJournalOfAnotherBoardIsAFault() throws IOException {
    try (Journal small = Journal.open(folder, 9, "test 1")) {
      small.append(MOVES);
    }
    assertThatThrownBy(() -> read(folder))
        .isInstanceOf(IOException.class)
        .hasMessageEndingWith(
            "1.journal: its first line does not begin with tengen-proof 1 gomoku-freestyle 15");
  }

  @Test
  void invalidLinesAreErrors() throws IOException {
    try (Journal journal = Journal.open(folder, 15, "test 1")) {
      journal.append(MOVES);
    }
    Files.writeString(folder.resolve("1.journal"), "moves 7\n", StandardOpenOption.APPEND);
    assertThatThrownBy(() -> read(folder))
        .isInstanceOf(IOException.class)
        .isNotInstanceOf(UncheckedIOException.class)
        .hasMessageEndingWith("1.journal: no expansion: moves 7");
  }
}
