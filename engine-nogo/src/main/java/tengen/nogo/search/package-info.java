/**
 * Monte-Carlo tree search for NoGo, of the kind of BobNoGo, HappyNoGo and HaHaNoGo: RAVE, play-outs
 * in two phases, proven results.
 */
package tengen.nogo.search;
