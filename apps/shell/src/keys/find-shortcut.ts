import type { Shortcut } from '@jahrring/tool-kit';
import type { KeySettings } from './key-settings';

/** The key a shortcut has for this person. */
export function keyOf({ id, key }: Pick<Shortcut, 'id' | 'key'>, { keys }: KeySettings): string {
  return keys[id] ?? key;
}

const editable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';

/** Returns true if a letter is typed into a field, or belongs to a layer over the page. */
function belongsElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(`${editable}, [role="dialog"], [role="menu"], [role="listbox"]`) !== null;
}

/** The shortcut a key press means, if any; what was offered last wins. */
export function findShortcut(
  event: KeyboardEvent,
  shortcuts: readonly Shortcut[],
  settings: KeySettings,
): Shortcut | undefined {
  if (!settings.enabled || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return undefined;
  if (event.defaultPrevented || belongsElsewhere(event.target)) return undefined;
  return shortcuts.findLast((shortcut) => keyOf(shortcut, settings) === event.key.toLowerCase());
}
