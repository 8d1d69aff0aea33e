package tengen.app.cgt;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.output.ExitCode;
import tengen.cgt.NotationException;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.WholeNumber;

@Command(
    name = "nimber",
    description =
        "Calculate with nimbers, which are whole numbers below 2^64. Sum, product and"
            + " quotient take two or more, from left to right. Inverse and square-root take"
            + " one.",
    mixinStandardHelpOptions = true)
final class CgtNimberCommand implements Callable<Integer> {
  /** The operations, named as on the command line. */
  enum Operation {
    SUM,
    PRODUCT,
    QUOTIENT,
    INVERSE,
    SQUARE_ROOT;

    private boolean isOfOne() {
      return this == INVERSE || this == SQUARE_ROOT;
    }

    private boolean takes(int count) {
      return isOfOne() ? count == 1 : count > 1;
    }

    private long of(List<Long> nimbers) {
      LongStream all = nimbers.stream().mapToLong(Long::longValue);
      return switch (this) {
        case SUM -> all.reduce(Nimbers::add).orElseThrow();
        case PRODUCT -> all.reduce(Nimbers::multiply).orElseThrow();
        case QUOTIENT -> all.reduce(Nimbers::divide).orElseThrow();
        case INVERSE -> Nimbers.inverse(nimbers.getFirst());
        case SQUARE_ROOT -> Nimbers.squareRoot(nimbers.getFirst());
      };
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "OPERATION",
      description = "One of ${COMPLETION-CANDIDATES}.")
  Operation operation = Operation.PRODUCT;

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "N", description = "Nimbers.")
  List<String> texts = List.of();

  CgtNimberCommand() {}

  @Override
  public Integer call() {
    if (!operation.takes(texts.size())) {
      throw new ParameterException(
          spec.commandLine(),
          operation
              + (operation.isOfOne()
                  ? " takes one nimber, got "
                  : " takes two or more nimbers, got ")
              + texts.size());
    }
    try {
      long result = operation.of(texts.stream().map(WholeNumber::parse).toList());
      spec.commandLine().getOut().println(Long.toUnsignedString(result));
      return ExitCode.DONE;
    } catch (NotationException | ArithmeticException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
  }
}
