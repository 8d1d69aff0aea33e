package tengen.app.web;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks tests of the page. Their constructor receives the {@link Browser} of the class, which its
 * tests use one at a time: JUnit runs the methods of a class with an order in one thread. A test
 * fails if the browser reports an error of the page.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@TestMethodOrder(MethodOrderer.MethodName.class)
@ExtendWith(BrowserPool.class)
@Tag("full")
@interface BrowserTest {}
