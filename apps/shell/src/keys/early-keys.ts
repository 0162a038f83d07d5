import { readStored } from '@jahrring/tool-kit/shell';

/** A press older than that was meant for what stood there then. */
const lifeMs = 5_000;

const editable = 'input, textarea, select, [contenteditable]';

/** Listener that receives a key press later: the palette, or the shortcuts of shell and page. */
type Listener = 'palette' | 'shortcut';

/** Key presses, by the listener that is not loaded yet. */
const pressed = new Map<Listener, KeyboardEvent[]>([
  ['palette', []],
  ['shortcut', []],
]);

export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, repeat } = event;
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !repeat;
}

function listenerOf(event: KeyboardEvent): Listener | undefined {
  if (isPaletteKey(event)) return 'palette';
  if (!isShortcut(event)) return undefined;
  // Keys pressed after the palette's key are typed into the palette.
  return pressed.get('palette')?.length ? 'palette' : 'shortcut';
}

function keep(event: KeyboardEvent): void {
  // Nobody is signed in: there is nothing these keys could do.
  if (readStored('user') === null) return;
  if (event.defaultPrevented || (event.target as Element | null)?.closest?.(editable)) return;
  const listener = listenerOf(event);
  const kept = listener && pressed.get(listener);
  if (!kept) return;
  // The browser has a use of its own for the palette's key.
  if (isPaletteKey(event)) event.preventDefault();
  kept.push(event);
}

/** Remembers shortcuts of somebody who is quicker than the code that listens for them. */
export function watchEarlyKeys(): void {
  addEventListener('keydown', keep);
}

/** A listener has come: what was pressed for it is pressed again. */
export function replayEarlyKeys(listener: Listener): void {
  const kept = pressed.get(listener) ?? [];
  pressed.delete(listener);
  if (pressed.size === 0) removeEventListener('keydown', keep);
  for (const event of kept) {
    if (performance.now() - event.timeStamp > lifeMs) continue;
    const target = event.target instanceof Element && event.target.isConnected ? event.target : document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', event));
  }
}
