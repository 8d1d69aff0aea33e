/**
 * The configuration: YAML read into checked records, with the place of each problem. Knows no other
 * package; protocols and engines are given to it by name.
 */
package tengen.config;
