package tengen.app.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;

class CheckpointFolderTest {
  /** Records all checkpoints. */
  private static final class Memory implements UnitContext {
    final List<String> stored = new ArrayList<>();

    @Override
    public Optional<String> checkpoint() {
      return stored.isEmpty() ? Optional.empty() : Optional.of(stored.getLast());
    }

    @Override
    public void storeCheckpoint(String checkpoint) {
      stored.add(checkpoint);
    }

    @Override
    public List<UnitResult> results() {
      return List.of();
    }
  }

  @Test
  void laterAttemptsFindStoredFiles() throws IOException {
    var memory = new Memory();
    byte[] proofs = {1, 0, -1};
    Path directory;
    try (CheckpointFolder first = CheckpointFolder.open(memory)) {
      directory = first.path();
      Files.write(directory.resolve("a.proofs"), proofs);
      first.store();
      Files.writeString(directory.resolve("b"), "too late");
    }
    assertThat(directory).doesNotExist();
    try (CheckpointFolder second = CheckpointFolder.open(memory)) {
      assertThat(second.path().resolve("a.proofs")).hasBinaryContent(proofs);
      assertThat(second.path().resolve("b")).doesNotExist();
    }
  }

  @Test
  void unchangedFilesAreStoredOnce() throws IOException {
    var memory = new Memory();
    try (CheckpointFolder folder = CheckpointFolder.open(memory)) {
      Files.writeString(folder.path().resolve("a"), "1");
      folder.store();
      folder.store();
      assertThat(memory.stored).hasSize(1);
      Files.writeString(folder.path().resolve("a"), "2");
      folder.store();
      assertThat(memory.stored).hasSize(2);
    }
  }

  /** Uses an archive with two entries of the same name, which cannot be unpacked. */
  @Test
  void checkpointsThatCannotBeUnpackedLeaveNoDirectory() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("a/proofs"));
      zip.putNextEntry(new ZipEntry("b/proofs"));
    }
    var memory = new Memory();
    memory.storeCheckpoint(Base64.getEncoder().encodeToString(bytes.toByteArray()));

    assertThatExceptionOfType(FileAlreadyExistsException.class)
        .isThrownBy(() -> CheckpointFolder.open(memory))
        .satisfies(e -> assertThat(Path.of(e.getFile()).getParent()).doesNotExist());
  }
}
