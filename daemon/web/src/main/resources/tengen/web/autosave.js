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
  /** The game that is shown: its key while only this page knows it, its work as it was opened, and the key of its record. */
  let game = null;
  /** The newest state of each game that is to be written, by game. */
  const due = new Map();
  let isLoaded = false;
  let isWriting = false;

  /** Returns whether the game that is shown has changed since it was opened. */
  function isNew(state) {
    return game.opened === null || workOf(state.tree) !== game.opened;
  }

  function follow({ epoch, isOpened, tree }) {
    if (game?.epoch !== epoch) {
      game = { epoch, local: newKey(), opened: isOpened ? workOf(tree) : null, storedKey: null, isFailed: false };
    }
  }

  /** Returns the record of an earlier visit to the game that is shown, until the game has its work. */
  function earlier(state) {
    const key = keyOf(state, game.local);
    return key === game.storedKey ? undefined : state.localGames.find((record) => record.key === key);
  }

  /** Adds the branches and notes of an earlier visit to the table or stored game that is shown. */
  function restoreWork(state) {
    const record = isReceived(state) && state.hello ? earlier(state) : undefined;
    if (!record) {
      return;
    }
    game.storedKey = record.key;
    const found = reading(record, knownRules(state));
    if (found && record.key !== state.recordKey) {
      queueMicrotask(() => store.dispatch({ type: "addWork", found }));
    }
  }

  function showRecords(records) {
    store.dispatch({ type: "localGames", records });
  }

  async function write(state, written) {
    const key = keyOf(state, written.local);
    const record = recordOf(state, key, nowMs());
    if (!record) {
      throw new RangeError("the game is too large");
    }
    await database.put(record);
    const gone = [key];
    if (written.storedKey !== key) {
      const surplus = surplusKeys(await database.list());
      gone.push(...surplus, ...(written.storedKey ? [written.storedKey] : []));
      await Promise.all(gone.slice(1).map(database.remove));
    }
    written.storedKey = key;
    showRecords([record, ...store.get().localGames.filter((each) => !gone.includes(each.key))]);
  }

  /** Writes the newest state of each game, one at a time: changes during a write are written next. */
  async function save(state) {
    if (isLoaded && !earlier(state) && hasWork(state) && isNew(state)) {
      due.set(game, state);
    }
    if (isWriting) {
      return;
    }
    isWriting = true;
    for (const [written, newest] of due) {
      due.delete(written);
      written.isFailed = await write(newest, written).then(() => false, (fault) => {
        console.warn(`the game is not saved: ${fault.message}`);
        return true;
      });
    }
    isWriting = false;
  }

  async function begin() {
    const records = await database.list().catch(() => []);
    isLoaded = true;
    showRecords(records.sort((one, other) => other.savedMs - one.savedMs));
    await save(store.get());
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
      save(state);
    }
  });
  follow(store.get());
  return {
    ready: begin(),
    /** Deletes the record of a game that is stored elsewhere. */
    forget(key) {
      game.storedKey = game.storedKey === key ? null : game.storedKey;
      database.remove(key).catch(() => {});
      showRecords(without(store.get().localGames, key));
    },
    isLosing() {
      const state = store.get();
      return game.isFailed && hasWork(state) && isNew(state) && isOwnWork(state);
    },
  };
}
