/** Returns a store of one immutable state, which only its reducer changes. */
export function createStore(reduce, initial) {
  let state = initial;
  const listeners = [];
  return {
    get: () => state,
    dispatch(action) {
      const before = state;
      state = reduce(before, action);
      if (state !== before) {
        listeners.forEach((listener) => listener(state, before));
      }
    },
    subscribe: (listener) => listeners.push(listener),
  };
}
