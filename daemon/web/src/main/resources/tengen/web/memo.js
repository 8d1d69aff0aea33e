/** Components that are drawn again only if something that they show has changed. */
import { Component, h } from "preact";

function differs(one, other) {
  const names = Object.keys(one);
  return names.length !== Object.keys(other).length || names.some((name) => one[name] !== other[name]);
}

/**
 * Makes a component that skips drawing while the values that it shows are unchanged.
 *
 * @param {Function} view the component
 * @param {(props: object) => object} shows returns all values that the view reads from its props; by default the
 *     props
 */
export function memo(view, shows = (props) => props) {
  return class extends Component {
    shouldComponentUpdate(next) {
      return differs(shows(next), shows(this.props));
    }

    render(props) {
      return h(view, props);
    }
  };
}
