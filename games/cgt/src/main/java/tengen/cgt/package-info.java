/** Types that all combinatorial games share: players, rules, notation and limits. */
package tengen.cgt;
