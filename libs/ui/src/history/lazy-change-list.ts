import { lazyNamed } from '../internal/lazy-named';

/** A history, newest first; its code comes when the first one is looked at. */
export const ChangeList = lazyNamed(async () => (await import('./change-list')).ChangeList);
