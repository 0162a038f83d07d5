type LoadTexts = () => Promise<void>;

/** Milliseconds that what was done waits for the words it is told in. */
const patience = 3_000;

let load: LoadTexts = () => Promise.resolve();
let loadAll: LoadTexts = () => Promise.resolve();
let areAllHere = true;

/** Says how the texts come that the first page does without; until they are here a text that is missing is no mistake. */
export function setLaterTexts(loadTexts: LoadTexts): void {
  load = loadTexts;
  areAllHere = false;
}

/** The texts that the first page does without, in the language of the moment. Rejects where they cannot be had. */
export async function laterTexts(): Promise<void> {
  await load();
  areAllHere = true;
}

/** Says how all texts of what is open come, those of its tools among them. */
export function setAllTexts(loadTexts: LoadTexts): void {
  loadAll = loadTexts;
}

/** The wait for texts that are still on their way. */
let waiting: Promise<void> | undefined;

/**
 * Waits for the texts of results, which the first page may not have loaded yet. Never rejects. While they do not come, all
 * who ask share one wait: what follows is not held up again.
 */
export function textsToTell(): Promise<void> {
  return (waiting ??= waitForTexts());
}

async function waitForTexts(): Promise<void> {
  const loaded = loadAll()
    .catch(() => undefined)
    .finally(() => (waiting = undefined));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([loaded, enough]);
  clearTimeout(timer);
}

/** Returns the replacement for a missing text: nothing while it may still be loaded, later its key. */
export function missingText(key: string, fallback?: string): string {
  return fallback ?? (areAllHere ? key : '');
}

/** For `lazy()` and routes: a part of the application comes together with its texts. */
export function withTexts<T>(loadPart: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [part] = await Promise.all([loadPart(), laterTexts()]);
    return part;
  };
}
