import { createValue, useValue } from '@jahrring/tool-kit';
import { withTexts } from '@jahrring/tool-kit/shell';
import type * as LaterModule from './later/later';

export type Later = typeof LaterModule;

const laterValue = createValue<Later | null>(null);
const load = withTexts(() => import(/* webpackChunkName: "later" */ './later/later'));
let coming: Promise<Later> | undefined;

/**
 * Loads, in one file, everything that the shell does only once the first page is shown; callers that need it earlier
 * load it at once.
 */
export function loadLater(): Promise<Later> {
  coming ??= load().then(
    (later) => {
      laterValue.set(later);
      return later;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** The same for what is drawn; `null` until it is here. */
export function useLater(): Later | null {
  return useValue(laterValue);
}
