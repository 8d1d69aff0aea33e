/** What all combinatorial games share: players, rules, notation, limits. */
package tengen.cgt;
