package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.config.ArchiveSync;

/** Tests of transactions in a SQLite file. */
class LinkTest {
  @TempDir Path folder;

  private Link link;

  @BeforeEach
  void open() throws SQLException {
    link = new Database("jdbc:sqlite:" + folder.resolve("games.db"), ArchiveSync.NORMAL).connect();
    link.execute("CREATE TABLE note (text VARCHAR)");
  }

  @AfterEach
  void close() throws SQLException {
    link.close();
  }

  private int insert(String text) throws SQLException {
    return link.statement("INSERT INTO note (text) VALUES (?)").text(text).update();
  }

  /** Prevents further write transactions from beginning, as another process's write does. */
  private void lockOut() throws SQLException {
    link.execute("PRAGMA query_only = on");
  }

  private void letIn() throws SQLException {
    link.execute("PRAGMA query_only = off");
  }

  private void assertNotes(String... texts) throws SQLException {
    assertThat(link.statement("SELECT text FROM note").rows(row -> row.text("text")))
        .containsExactly(texts);
  }

  @Test
  void aCommitBeginsNoOtherTransaction() throws SQLException {
    link.transaction(
        () -> {
          insert("kept");
          lockOut();
          return true;
        });

    letIn();
    assertThat(link.<Integer>transaction(() -> insert("next"))).isEqualTo(1);
    assertNotes("kept", "next");
  }

  @Test
  void aRollbackBeginsNoOtherTransaction() throws SQLException {
    assertThatThrownBy(
            () ->
                link.transaction(
                    () -> {
                      insert("lost");
                      lockOut();
                      throw new SQLException("planted");
                    }))
        .hasMessage("planted")
        .hasNoSuppressedExceptions();

    letIn();
    assertThat(link.<Integer>transaction(() -> insert("next"))).isEqualTo(1);
    assertNotes("next");
  }

  @Test
  void goingBackUndoesChangesSinceTheMark() throws SQLException {
    link.transaction(
        () -> {
          link.mark();
          insert("kept");
          link.mark();
          insert("lost");
          link.rollBackToSavepoint();
          return insert("next");
        });

    assertNotes("kept", "next");
  }
}
