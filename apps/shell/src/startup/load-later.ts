import { createValue, useValue } from '@jahrring/tool-kit';
import { withTexts } from '@jahrring/tool-kit/shell';
import type * as LaterModule from './later/later';

export type Later = typeof LaterModule;

const laterValue = createValue<Later | null>(null);
const load = withTexts(() => import(/* webpackChunkName: "later" */ './later/later'));
let coming: Promise<Later> | undefined;

/** What the shell does only once the first page stands, in one file; whoever needs it before fetches it at once. */
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
