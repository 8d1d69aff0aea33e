/** The parts of a document into which Preact draws a panel, and events on its elements. */

class Node {
  constructor(localName, data) {
    Object.assign(this, { localName, data, nodeType: localName ? 1 : 3, childNodes: [], attributes: {}, listeners: {}, parentNode: null });
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    return this.parentNode?.childNodes[this.parentNode.childNodes.indexOf(this) + 1] ?? null;
  }

  /** Returns the text of this node and of all below. */
  get text() {
    return this.data ?? this.childNodes.map((each) => each.text).join("");
  }

  insertBefore(child, before) {
    child.remove();
    const { childNodes } = this;
    childNodes.splice(before ? childNodes.indexOf(before) : childNodes.length, 0, child);
    child.parentNode = this;
  }

  remove() {
    const siblings = this.parentNode?.childNodes ?? [];
    siblings.splice(siblings.indexOf(this), this.parentNode ? 1 : 0);
    this.parentNode = null;
  }

  removeChild(child) {
    child.remove();
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  addEventListener(type, listener) {
    this.listeners[type.toLowerCase()] = { type, listener };
  }

  /** Returns the first element below with an id; null: there is none. */
  find(id) {
    return this.childNodes.reduce((found, each) => found ?? (each.attributes.id === id ? each : each.find(id)), null);
  }

  /** Sends an event that does not bubble. */
  happens(name, fields = {}) {
    const { type, listener } = this.listeners[name];
    listener.call(this, { type, target: this, preventDefault() {}, ...fields });
  }

  showModal() {}

  /** Closes a dialog. */
  close() {
    this.happens("close");
  }
}

/** Returns an element to draw in. */
export function container() {
  globalThis.document = {
    createElementNS: (_, name) => new Node(name),
    createTextNode: (data) => new Node(null, data),
  };
  return new Node("main");
}
