import { useEffect } from 'react';
import { createValue, type Value } from './state/value';

const dirtyForms = new Set<symbol>();

/** Whether some form on the page holds input that is not saved yet. */
export const unsavedValue: Value<boolean> = createValue(false);

/** Tells the shell that this form has unsaved input: it then asks before the page is left or reloaded. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const mark = Symbol('form');
    dirtyForms.add(mark);
    unsavedValue.set(true);
    return () => {
      dirtyForms.delete(mark);
      unsavedValue.set(dirtyForms.size > 0);
    };
  }, [dirty]);
}
