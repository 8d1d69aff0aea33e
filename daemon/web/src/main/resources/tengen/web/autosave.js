/** Stores the game that the page shows in the browser, and offers it again after a reload. */
import { knownRules } from "./engines.js";
import { hasWork, isOwnWork, isReceived, keyOf, reading, recordOf, surplusKeys, without, workOf } from "./localGames.js";

function newKey() {
  return `local:${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
}

/** Returns whether two states have different records. */
function isChanged(state, before) {
  const recordedFields = ({ tree, at, head, players, resigned, table, setup, positions }) =>
    [tree, at, head, players, resigned, table?.id, table?.over, setup, positions[head]?.verdict.state];
  const old = recordedFields(before);
  return recordedFields(state).some((value, index) => value !== old[index]);
}

/**
 * Stores a page's games from now on.
 *
 * @param database the browser's database
 * @returns {{ready: Promise, isLosing: () => boolean, forget: (key: string) => void}} ready resolves when the stored
 *     game is offered; isLosing returns whether leaving the page now loses work
 */
export function autosaveGames(store, database, nowMs = Date.now) {
  /** Records of earlier visits that are not shown yet, by key; null: not loaded yet. */
  let earlier = null;
  let epoch = -1;
  let local = newKey();
  /** The game as it was opened. A record is stored only if the game has changed since. */
  let opened = null;
  let storedKey = null;
  let isWriting = false;
  let isDue = false;
  let isFailed = false;

  function act(action) {
    queueMicrotask(() => store.dispatch(action));
  }

  function isNew(state) {
    return opened === null || workOf(state.tree) !== opened;
  }

  function follow(state) {
    if (epoch !== state.epoch) {
      [epoch, local, storedKey, isFailed] = [state.epoch, newKey(), null, false];
      opened = state.isOpened ? workOf(state.tree) : null;
    }
  }

  /** Adds the branches and notes of an earlier visit to the table or stored game that is shown. */
  function restoreWork(state) {
    const record = earlier?.get(keyOf(state, local));
    if (!record || !isReceived(state) || !state.hello) {
      return;
    }
    earlier.delete(record.key);
    const found = reading(record, knownRules(state));
    if (found && record.key !== state.recordKey) {
      act({ type: "addWork", found });
    }
  }

  async function write(state) {
    const key = keyOf(state, local);
    const record = recordOf(state, key, nowMs());
    if (!record) {
      throw new RangeError("the game is too large");
    }
    await database.put(record);
    if (storedKey !== key) {
      await (storedKey && database.remove(storedKey));
      await prune();
    }
    const others = without(without(store.get().localGames, storedKey), key);
    storedKey = key;
    act({ type: "localGames", records: [record, ...others] });
  }

  async function prune() {
    for (const key of surplusKeys(await database.list())) {
      await database.remove(key);
    }
  }

  /** Writes the newest state, one at a time: changes during a write are written next. */
  async function save() {
    const state = store.get();
    if (isWriting || !earlier || earlier.has(keyOf(state, local)) || !hasWork(state) || !isNew(state)) {
      isDue = isWriting;
      return;
    }
    isWriting = true;
    isDue = false;
    isFailed = await write(state).then(() => false, (fault) => {
      console.warn(`the game is not saved: ${fault.message}`);
      return true;
    });
    isWriting = false;
    if (isDue) {
      await save();
    }
  }

  async function begin() {
    const records = await database.list().catch(() => []);
    earlier = new Map(records.map((record) => [record.key, record]));
    act({ type: "localGames", records: records.sort((one, other) => other.savedMs - one.savedMs) });
    restoreWork(store.get());
    await save();
  }

  store.subscribe((state, before) => {
    follow(state);
    restoreWork(state);
    if (state.discarded !== before.discarded && state.discarded) {
      database.remove(state.discarded).catch(() => {});
    }
    if (state.recalled !== before.recalled && state.recalled) {
      database.put(state.recalled).catch(() => {});
    }
    if (isChanged(state, before)) {
      save();
    }
  });
  follow(store.get());
  return {
    ready: begin(),
    /** Deletes the record of a game that is stored elsewhere. */
    forget(key) {
      storedKey = storedKey === key ? null : storedKey;
      database.remove(key).catch(() => {});
    },
    isLosing() {
      const state = store.get();
      return isFailed && hasWork(state) && isNew(state) && isOwnWork(state);
    },
  };
}
