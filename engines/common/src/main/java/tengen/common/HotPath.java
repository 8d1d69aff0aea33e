package tengen.common;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that runs at every node or playout. Such a class allocates nothing after
 * construction and uses no streams, boxed values or collections. Its methods have at most 325 bytes
 * of bytecode, up to which HotSpot inlines a hot call ({@code FreqInlineSize}). A test lists the
 * exceptions with their reasons.
 *
 * <p>Retained in the class file, so that tests can check these rules. Instances are confined to one
 * thread unless their class says otherwise.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface HotPath {}
