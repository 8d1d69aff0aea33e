package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.protocol.fault.ErrorCode;

/**
 * Every English sentence that the daemon sends to the page has a Chinese translation. The test
 * reads the string constants of the classes that speak to the page. Texts from elsewhere, such as a
 * plugin's rules, are not found.
 */
final class SentencesTest {
  private static final Pattern KEY = Pattern.compile("(?m)^    \"((?:[^\"\\\\]|\\\\.)*)\": ");
  private static final Pattern BRACES = Pattern.compile("\\{(\\w+)}");

  /** Words with blanks; names of fields and files have none. */
  private static final Pattern SENTENCE =
      Pattern.compile("(?s).*[A-Za-z]{2}[,;:]? .*|.* [A-Za-z]{2}.*");

  private static final Pattern CLIENT_TEXT_CLASSES =
      Pattern.compile(
          "tengen\\.(rules\\..*|cgt\\.play\\.(CgtRules|CgtRuling)"
              + "|protocol\\.(RulesException|record\\.(Sgf|SgfReader|SgfScanner|Psq)"
              + "|analysis\\.(AnalysisSession|GameFinder|Lookup|OpeningCheck|PlayerCheck|QueriedGame"
              + "|QueryRestrictions|QueryStart|TableCommands))"
              + "|store\\.games\\.(GameLimits|GameNotes|GameReader|GameTimes|LineJudge)"
              + "|daemon\\.(access\\.(Account|Authenticator|Logins|Quota)|net\\.(GameUploads|GameDeletions)"
              + "|table\\.(MatchActs|TableEngines|TableMachine|TableRecovery|TableRegistry|TableStep)))");

  /** Methods of other classes whose texts reach clients. */
  private static final Set<String> CLIENT_TEXT_METHODS =
      Set.of(
          "SearchAnswer.reject",
          "Topic.<init>",
          "SolverTopics.add",
          "NotationException.<init>",
          "FormParser.wrong");

  /**
   * Texts that no client sees as a sentence: log lines, exceptions, and parts of longer sentences.
   */
  private static final Set<String> NOT_CLIENT_TEXTS =
      Set.of(
          "7 on 7 x 7 points",
          "7line 7: 7",
          "Piskvorky 7x7, 11:11, 0\n",
          "Piskvorky ([0-9]{1,3})x([0-9]{1,3}), *[0-9]{1,9}:[0-9]{1,9}, *([01])",
          "Tengen 7 7",
          "Tengen ([a-z0-9-]{1,64}) ([0-9A-Za-z]{16})",
          "Unexpected field, a typo?",
          "end of input",
          "game 7, ",
          "no board: 7",
          "stored table cannot be restored",
          "stored table not restored: not enough memory for open tables; raise limits.buffer-mib",
          "stored table not restored; retrying",
          "table belongs to another server",
          "table failed by an internal error",
          "its listener or account is not here, or it is too long to be read",
          "these rules are unknown here: 7 instead");

  private final String page =
      Repository.read(
          Repository.root().resolve("daemon/web/src/main/resources/tengen/web/i18n/reasons.js"));
  private final String chinese = page.substring(page.indexOf("  zh: {"), page.indexOf("codes"));

  @Test
  void everySentenceIsTranslated() {
    List<Pattern> known = keys(chinese).map(SentencesTest::form).toList();
    assertThat(sentences())
        .hasSizeGreaterThan(90)
        .allMatch(sentence -> known.stream().anyMatch(form -> form.matcher(sentence).matches()));
  }

  @Test
  void everyCodeIsTranslated() {
    assertThat(keys(page.substring(page.indexOf("codes"))))
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(ErrorCode.values()).map(ErrorCode::text).toList());
  }

  private static Stream<String> keys(String text) {
    return KEY.matcher(text)
        .results()
        .map((MatchResult found) -> found.group(1).replace("\\\"", "\""));
  }

  private static Pattern form(String key) {
    return Pattern.compile(
        "\\Q" + BRACES.matcher(key).replaceAll(found -> "\\\\E.+\\\\Q") + "\\E", Pattern.DOTALL);
  }

  private static List<String> sentences() {
    return CompiledClasses.all().stream()
        .flatMap(model -> model.methods().stream().flatMap(method -> method.code().stream()))
        .flatMap(code -> clientTexts(code).stream())
        .map(text -> text.replace('\u0001', '7').replaceAll("%[sd]", "7"))
        .filter(SENTENCE.asMatchPredicate())
        .filter(text -> !NOT_CLIENT_TEXTS.contains(text))
        .distinct()
        .sorted()
        .toList();
  }

  private static List<String> clientTexts(CodeModel code) {
    ClassModel model = code.parent().orElseThrow().parent().orElseThrow();
    boolean isClientTextClass = CLIENT_TEXT_CLASSES.matcher(CompiledClasses.name(model)).matches();
    List<CodeElement> elements =
        code.elementStream().filter(element -> element instanceof Instruction).toList();
    List<String> found = new ArrayList<>();
    for (int i = 0; i < elements.size(); i++) {
      List<CodeElement> next = elements.subList(i + 1, Math.min(i + 3, elements.size()));
      if (isClientTextClass || next.stream().anyMatch(SentencesTest::takesClientText)) {
        text(elements.get(i)).ifPresent(found::add);
      }
    }
    return found;
  }

  private static boolean takesClientText(CodeElement element) {
    return element instanceof InvokeInstruction call
        && CLIENT_TEXT_METHODS.contains(
            call.owner().asInternalName().replaceFirst(".*/", "")
                + "."
                + call.name().stringValue());
  }

  private static Optional<String> text(CodeElement element) {
    return switch (element) {
      case ConstantInstruction constant when constant.constantValue() instanceof String text ->
          Optional.of(text);
      case InvokeDynamicInstruction call
          when !call.bootstrapArgs().isEmpty()
              && call.bootstrapArgs().getFirst() instanceof String recipe ->
          Optional.of(recipe);
      default -> Optional.empty();
    };
  }
}
