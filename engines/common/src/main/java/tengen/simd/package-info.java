/** Kernels on vectors of the processor; they need the module jdk.incubator.vector. */
package tengen.simd;
