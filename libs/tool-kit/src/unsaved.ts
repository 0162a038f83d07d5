import { useEffect, useState } from 'react';
import { useNavigate } from './router';
import { createValue, type Value } from './state/value';

const dirtyForms = new Set<symbol>();

/** True if a form on the page contains input that is not saved yet. */
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

/** Guards a form's unsaved input until it is saved; the answered function then leaves for a path without being asked. */
export function useLeave(dirty: boolean): (to: string) => void {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useUnsaved(dirty && target === null);
  useEffect(() => {
    if (target !== null) void navigate(target);
  }, [navigate, target]);
  return setTarget;
}
