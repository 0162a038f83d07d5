import { createContext } from 'react';

/** Values of a form when they were last stored. */
export interface FormDraft {
  /** When it was kept, ISO 8601. */
  at: string;
  values: Record<string, unknown>;
  /** Initial values of the form: only values that differ from them are restored. */
  base: Record<string, unknown>;
}

/** Keeps the drafts of one person in one licence; the shell hands it in. */
export interface DraftStore {
  read: (key: string) => FormDraft | null;
  write: (key: string, draft: FormDraft) => void;
  remove: (key: string) => void;
  /** Calls the listener for each change that the server took, or the device keeps for it. Returns the unsubscribe function. */
  onSaved: (listener: () => void) => () => void;
}

export const DraftStoreContext = createContext<DraftStore | null>(null);

/** Gives every form below its drafts; without one nothing is kept. */
export const DraftStoreProvider = DraftStoreContext.Provider;
