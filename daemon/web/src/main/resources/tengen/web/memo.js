/** Components that are drawn again only where something that they show has changed. */
import { Component, h } from "preact";

function differs(one, other) {
  const names = Object.keys(one);
  return names.length !== Object.keys(other).length || names.some((name) => one[name] !== other[name]);
}

/**
 * Makes a component that skips drawing while what it shows is unchanged.
 *
 * @param {Function} view the component
 * @param {(props: object) => object} shows returns all values that the view reads from its props; its props without it
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
