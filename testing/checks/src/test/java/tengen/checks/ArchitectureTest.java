package tengen.checks;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchRule;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Timer;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The dependencies that each kind of class may have. A rule for a package without classes passes.
 */
final class ArchitectureTest {
  private static final String HOT_PATH = "tengen.common.HotPath";
  private static final String[] ENGINES = {
    "tengen.gomoku..",
    "tengen.nogo..",
    "tengen.engine.classic.gomoku..",
    "tengen.engine.classic.nogo..",
    "tengen.cgt.play..",
    "tengen.process.."
  };

  /** Packages that may start threads. */
  private static final String[] THREAD_MAKERS = {
    "tengen.host..",
    "tengen.daemon..",
    "tengen.arena..",
    "tengen.process..",
    "tengen.proof.build..",
    "tengen.proof.verifier..",
    "tengen.testkit..",
    "tengen.support..",
    "tengen.conformance..",
    "tengen.figures..",
    "tengen.training..",
    "tengen.archive..",
    "tengen.batch.."
  };

  private static final Set<Class<?>> BOXES =
      Set.of(
          Boolean.class,
          Byte.class,
          Character.class,
          Short.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class);

  @Test
  void everyModuleIsCompiledAndImported() {
    assertThat(Repository.modules()).hasSizeGreaterThan(4);
    assertThat(Repository.classFolders())
        .as("compiled modules: mvn -pl testing/checks -am test")
        .allMatch(Files::isDirectory);
    assertThat(MainClasses.ALL.stream().map(JavaClass::getPackageName).distinct())
        .containsAll(CompiledClasses.packages().toList())
        .contains("tengen.game", "tengen.search", "tengen.engine", "tengen.rules");
  }

  @Test
  void onlyNetworkPackagesUseNetty() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages("tengen.daemon.net..", "tengen.figures..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.netty.."));
  }

  @Test
  void enginesReachNeitherEachOtherNorTheDaemon() {
    for (String engine : ENGINES) {
      String[] others =
          Stream.of(ENGINES).filter(other -> !other.equals(engine)).toArray(String[]::new);
      check(
          noClasses()
              .that()
              .resideInAPackage(engine)
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(others));
    }
    check(
        noClasses()
            .that()
            .resideInAnyPackage(ENGINES)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "tengen.host..",
                "tengen.store..",
                "tengen.daemon..",
                "tengen.app..",
                "tengen.config.."));
  }

  @Test
  void onlyTheDaemonItsHostAndItsArchiveLog() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "tengen.host..", "tengen.store..", "tengen.daemon..", "tengen.archive..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(System.Logger.class));
  }

  @Test
  void standardOutputBelongsToStdioAndTheProgram() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "tengen.daemon.stdio..", "tengen.app..", "tengen.figures..", "tengen.training..")
            .should()
            .accessField(System.class, "out"));
  }

  @Test
  void vectorsAreUsedInTheirModuleAlone() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("tengen.simd..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("jdk.incubator.vector.."));
  }

  /** Constructors are exempt: they read a position once a search. */
  @Test
  void hotPathsUseNoStreamsAndNoCollections() {
    assertThat(hotClasses()).isNotEmpty();
    assertThat(
            hotClasses().stream()
                .flatMap(each -> each.getAccessesFromSelf().stream())
                .filter(access -> !access.getOrigin().isConstructor())
                .filter(access -> isStreamOrCollection(access.getTargetOwner()))
                .map(JavaAccess::getDescription))
        .isEmpty();
    assertThat(hotClasses().stream().flatMap(each -> each.getFields().stream()))
        .noneMatch(field -> isStreamOrCollection(field.getRawType()));
  }

  private static boolean isStreamOrCollection(JavaClass used) {
    return used.getPackageName().equals("java.util.stream")
        || assignableTo(Collection.class)
            .or(assignableTo(Map.class))
            .or(assignableTo(Iterator.class))
            .test(used);
  }

  /** Static helpers of the boxing classes, such as Long.numberOfTrailingZeros, are allowed. */
  @Test
  void hotPathsDoNotBox() {
    assertThat(
            hotClasses().stream()
                .flatMap(each -> each.getMethodCallsFromSelf().stream())
                .filter(call -> !call.getOrigin().isConstructor())
                .filter(ArchitectureTest::isBoxing)
                .map(JavaAccess::getDescription))
        .isEmpty();
  }

  private static List<JavaClass> hotClasses() {
    return MainClasses.ALL.stream().filter(each -> each.isAnnotatedWith(HOT_PATH)).toList();
  }

  private static boolean isBoxing(JavaMethodCall call) {
    return BOXES.stream().anyMatch(box -> call.getTargetOwner().isEquivalentTo(box))
        && (call.getName().equals("valueOf") || call.getName().endsWith("Value"));
  }

  @Test
  void noClassSleepsOrReadsTheWallClock() {
    check(noClasses().should().callMethod(Thread.class, "sleep", long.class));
    check(noClasses().should().callMethod(Thread.class, "sleep", Duration.class));
    check(noClasses().should().callMethod(System.class, "currentTimeMillis"));
  }

  @Test
  void packagesFormNoCycles() {
    check(slices().matching("tengen.(**)").should().beFreeOfCycles());
  }

  @Test
  void classesAreFinalSealedOrAbstract() {
    assertThat(CompiledClasses.all().stream().filter(ArchitectureTest::isOpen))
        .extracting(CompiledClasses::name)
        .isEmpty();
  }

  @Test
  void typeNamesAreUnique() {
    Map<String, List<String>> byName =
        MainClasses.ALL.stream()
            .filter(JavaClass::isTopLevelClass)
            .filter(each -> !each.getSimpleName().equals("package-info"))
            .collect(groupingBy(JavaClass::getSimpleName, mapping(JavaClass::getName, toList())));
    assertThat(byName.values()).allSatisfy(types -> assertThat(types).hasSize(1));
  }

  /**
   * Returns whether a class is neither final, sealed nor abstract. Enums and anonymous classes are
   * closed by the language; JMH extends its benchmarks.
   */
  private static boolean isOpen(ClassModel model) {
    Set<AccessFlag> flags = model.flags().flags();
    boolean isClosed =
        flags.contains(AccessFlag.FINAL)
            || flags.contains(AccessFlag.ABSTRACT)
            || flags.contains(AccessFlag.ENUM)
            || model.findAttribute(Attributes.permittedSubclasses()).isPresent()
            || CompiledClasses.isBenchmark(model);
    String name = CompiledClasses.name(model);
    return !isClosed && !name.matches(".*\\$[0-9]+");
  }

  @Test
  void onlyHostsCreateThreads() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(THREAD_MAKERS)
            .should()
            .callConstructorWhere(
                describe(
                    "makes a thread or an executor",
                    call ->
                        assignableTo(Thread.class)
                            .or(assignableTo(Executor.class))
                            .or(assignableTo(Timer.class))
                            .test(call.getTargetOwner())))
            .orShould()
            .callMethodWhere(
                describe(
                    "makes a thread or an executor", (JavaMethodCall call) -> makesThread(call))));
  }

  private static boolean makesThread(JavaMethodCall call) {
    return call.getTargetOwner().isEquivalentTo(Executors.class)
        || (call.getTargetOwner().isEquivalentTo(Thread.class)
            && Set.of("ofPlatform", "ofVirtual", "startVirtualThread").contains(call.getName()));
  }

  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(MainClasses.ALL);
  }
}
