import { readStored } from '@jahrring/tool-kit/shell';

/** A press older than that was meant for what stood there then. */
const lifeMs = 5_000;

const editable = 'input, textarea, select, [contenteditable]';
const pressed: KeyboardEvent[] = [];

export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, repeat } = event;
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !repeat;
}

function keep(event: KeyboardEvent): void {
  if (event.defaultPrevented || (event.target as Element | null)?.closest?.(editable)) return;
  if (isPaletteKey(event)) event.preventDefault();
  else if (!isShortcut(event)) return;
  pressed.push(event);
}

/** Remembers shortcuts of somebody who is quicker than the code that listens for them. */
export function watchEarlyKeys(): void {
  if (readStored('user') !== null) addEventListener('keydown', keep);
}

/** Hands over to those that listen now: what was pressed is pressed again. */
export function replayEarlyKeys(): void {
  removeEventListener('keydown', keep);
  for (const event of pressed.splice(0)) {
    if (performance.now() - event.timeStamp > lifeMs) continue;
    const target = event.target instanceof Element && event.target.isConnected ? event.target : document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', event));
  }
}
