/** The browser's database of stored games: records by key. */

const NAME = "tengen";
const GAMES = "games";

/** Waits for a request of the database. */
function answered(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function opened() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "key" });
  const database = await answered(request);
  // A newer version of the page in another tab may need to upgrade the database.
  database.onversionchange = () => database.close();
  return database;
}

/** Opens the database. All functions reject if the browser does not allow storage. */
export function openDatabase() {
  const database = opened();
  database.catch(() => {});

  async function games(mode) {
    return (await database).transaction(GAMES, mode).objectStore(GAMES);
  }

  return {
    list: async () => answered((await games("readonly")).getAll()),
    put: async (record) => answered((await games("readwrite")).put(record)),
    remove: async (key) => answered((await games("readwrite")).delete(key)),
  };
}
