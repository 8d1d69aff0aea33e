package tengen.common;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that runs at every node or playout. Such a class allocates nothing after
 * construction; uses no streams, boxed values or collections; and has methods of at most 325 bytes
 * of bytecode, up to which HotSpot inlines a hot call ({@code FreqInlineSize}), unless a test lists
 * the method with its reason.
 *
 * <p>Retained in the class file, so that tests can check these rules. Instances are confined to one
 * thread unless their class says otherwise.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface HotPath {}
