import { unsavedValue } from '@jahrring/tool-kit/shell';

let lastUse = 0;

/** Remembers when the page was last used, by hand or by keyboard. */
export function watchLastUse(): void {
  const used = () => {
    lastUse = performance.now();
  };
  for (const event of ['pointerdown', 'keydown', 'input'] as const) {
    document.addEventListener(event, used, { capture: true, passive: true });
  }
}

/** Returns true if the page was used since a moment of its own clock. */
export function usedSince(moment: number): boolean {
  return lastUse > moment;
}

/** A moment at which parts of the page may be replaced: nothing typed is unsaved, no dialog is open. */
export function isSafeMoment(): boolean {
  return !unsavedValue.get() && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}
