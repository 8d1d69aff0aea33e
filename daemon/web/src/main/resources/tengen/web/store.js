/** Returns a store of an immutable state, which changes only through its reducer. */
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
