/** Asks the daemon to delete and to restore games. */

/** Maximum number of games in one request. */
const MAX_IDS = 100;

/** Deletes or restores games. @returns {Promise<string | null>} why that failed; null: it did not, or they were gone */
async function send(ids, isUndone) {
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    const path = `games/${ids.slice(from, from + MAX_IDS).join(",")}`;
    const answer = await (isUndone ? fetch(`${path}/restore`, { method: "POST" }) : fetch(path, { method: "DELETE" }));
    const isGone = answer.status === 404 && !isUndone;
    if (!answer.ok && !isGone) {
      return (await answer.text()).trim();
    }
  }
  return null;
}

/** Follows a store from now on. Requests are sent one after another, so that an undo follows its deletion. */
export function removeGames(store) {
  let last = Promise.resolve();

  async function ask({ number, ids, isUndone }) {
    const fault = await send(ids, isUndone).catch(() => "connection lost");
    store.dispatch({ type: "removalAnswered", number, isUndone, fault });
  }

  store.subscribe(({ removal }, before) => {
    if (removal && removal !== before.removal && !removal.isFailed) {
      last = last.then(() => ask(removal));
    }
  });
}
