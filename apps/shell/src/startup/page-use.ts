import { markPageInUse } from '@jahrring/tool-kit/shell';

/** Typing or choosing on a page means there is something to lose: its 401 then signs in over it. */
export function watchUse(): void {
  for (const event of ['input', 'change'] as const) {
    document.addEventListener(event, markPageInUse, { capture: true, passive: true });
  }
}
