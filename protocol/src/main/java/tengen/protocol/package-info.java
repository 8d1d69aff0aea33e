/**
 * Code that all protocols share: a session as a pure state machine from inputs to effects. No class
 * here or below performs an effect, or knows Netty or an engine.
 */
package tengen.protocol;
