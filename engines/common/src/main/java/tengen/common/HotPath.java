package tengen.common;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that runs at every node or playout, and promises: nothing is allocated there after
 * construction; no streams, boxed values or collections; methods of at most 325 bytes of bytecode,
 * the size up to which HotSpot inlines a hot call ({@code FreqInlineSize}), unless a test lists the
 * method with its reason.
 *
 * <p>Kept in the class file, so that the build can hold classes to it. Instances are confined to
 * one thread unless their class says otherwise.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface HotPath {}
