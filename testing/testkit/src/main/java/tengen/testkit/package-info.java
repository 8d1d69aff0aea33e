/**
 * Tests of the contract of engines, for authors of plugins. Depends on the engine API and JUnit
 * alone.
 */
package tengen.testkit;
