package tengen.app;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.cgt.NotationException;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.WholeNumber;

@Command(
    name = "nimber",
    description = {
      "Calculate with nimbers, whole numbers below 2^64: sum, product and quotient of two or more,"
          + " from left to right, or inverse and square-root of one.",
    },
    mixinStandardHelpOptions = true)
final class CgtNimberCommand implements Callable<Integer> {
  /** What is done, under the name that the command line gives it. */
  enum Operation {
    SUM(Nimbers::add),
    PRODUCT(Nimbers::multiply),
    QUOTIENT(Nimbers::divide),
    INVERSE(Nimbers::inverse),
    SQUARE_ROOT(Nimbers::squareRoot);

    private final boolean isOfOne;
    private final LongBinaryOperator ofTwo;
    private final LongUnaryOperator ofOne;

    Operation(LongBinaryOperator ofTwo) {
      this.ofTwo = ofTwo;
      ofOne = LongUnaryOperator.identity();
      isOfOne = false;
    }

    Operation(LongUnaryOperator ofOne) {
      ofTwo = (one, _) -> one;
      this.ofOne = ofOne;
      isOfOne = true;
    }

    private boolean takes(int count) {
      return isOfOne ? count == 1 : count > 1;
    }

    private long of(List<Long> nimbers) {
      return ofOne.applyAsLong(
          nimbers.stream().mapToLong(Long::longValue).reduce(ofTwo).orElseThrow());
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
          operation + " of " + texts.size() + ": " + (operation.isOfOne ? "one" : "two or more"));
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
