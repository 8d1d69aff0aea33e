package tengen.checks;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;

/** Every module's compiled main classes as ArchUnit sees them, imported once for all tests. */
final class MainClasses {
  static final JavaClasses ALL =
      new ClassFileImporter()
          .importPaths(Repository.classFolders().stream().filter(Files::isDirectory).toList());

  private MainClasses() {}
}
