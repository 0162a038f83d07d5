import { notify, problemOf, useProblemToForm, type ErrorTarget } from '@jahrring/tool-kit';
import { useState, type ReactNode } from 'react';
import { ConflictNote } from './conflict-note';

interface SaveOptions<R> {
  /** Does the saving; rejects with the API's problem. */
  run: () => Promise<R>;
  onSaved: (record: R) => void;
  /** Said once it is saved; its text may come with the answer. */
  message: (record: R) => string;
}

interface VersionedSave {
  save: <R>(options: SaveOptions<R>) => Promise<void>;
  /** Shown above the form when somebody else was faster. */
  conflict: ReactNode;
}

/**
 * Saves a form; field errors go to their fields. When somebody else saved the record meanwhile nothing is written: the
 * note offers to load their version, the input stays until then.
 */
export function useVersionedSave(form: ErrorTarget, reload: () => void): VersionedSave {
  const toForm = useProblemToForm(form);
  const [stale, setStale] = useState(false);
  const takeTheirs = () => {
    setStale(false);
    reload();
  };
  return {
    save: async ({ run, onSaved, message }) => {
      try {
        const record = await run();
        notify.success(message(record));
        onSaved(record);
      } catch (error) {
        if (problemOf(error).status === 412) setStale(true);
        else toForm(error);
      }
    },
    conflict: stale ? <ConflictNote onReload={takeTheirs} /> : null,
  };
}
