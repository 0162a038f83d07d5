let pressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  pressed = false;
  const due = waiting;
  waiting = [];
  // The click of this press comes right after it, and must meet the page as it was pressed.
  if (due.length > 0) setTimeout(() => due.forEach((work) => work()));
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true);
  for (const end of ['pointerup', 'pointercancel', 'dragend', 'keydown'])
    document.addEventListener(end, release, true);
}

/**
 * Does the work at once, or after the click while a pointer is down: what a left field has to say comes or goes below it and
 * would move the button away between press and release.
 */
export function whenReleased(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
