package tengen.app.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tengen.app.job.JobCommand;
import tengen.app.job.JobKinds;
import tengen.app.job.KindRunner;
import tengen.app.output.CommandException;
import tengen.jobs.Job;

/** Tests of the text form of jobs, from which each worker recreates the work. */
final class JobKindsTest {
  private static final PrintWriter NOBODY = new PrintWriter(PrintWriter.nullWriter());

  private static Job named(String name) throws Exception {
    CommandLine.ParseResult parsed =
        new CommandLine(new BatchSubmitCommand())
            .parseArgs("analyse", "--config", "../../config/default.yaml", "--name", name)
            .subcommand();
    var command = (JobCommand) parsed.commandSpec().userObject();
    return JobKinds.job(command, command.work(NOBODY), parsed, "build");
  }

  @Test
  void aWorkerMakesTheWorkOfTheText() throws Exception {
    Job job = named("two words = one name");

    assertThat(BatchSubmitCommand.KINDS.work(job, NOBODY).text()).isEqualTo(job.text());
  }

  /** Covers an engine of another job that interrupts the thread while it reads a job. */
  @Test
  void interruptsLeaveNoJobToOthers() {
    var runner = new KindRunner(BatchSubmitCommand.KINDS, "build", NOBODY);
    var job = new Job("1", "unknown", "", "build");

    Thread.currentThread().interrupt();

    assertThat(runner.rejects(job)).contains("interrupted");
    assertThat(runner.rejects(job)).contains("tengen: unknown job kind unknown");
  }

  @Test
  void aJobWhoseTextSomebodyHasAlteredIsLeftToOthers() {
    var runner = new KindRunner(BatchSubmitCommand.KINDS, "build", NOBODY);

    assertThat(runner.rejects(new Job("1", "analyse", "altered", "build")))
        .contains("tengen: job 1 has unreadable arguments");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\nb", "a\rb", "a\n"})
  void valuesWithLineBreaksAreRejected(String name) {
    assertThatThrownBy(() -> named(name))
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: --name=a: values of a job must not contain line breaks");
  }
}
