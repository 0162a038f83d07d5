import { useEffect, useRef } from 'react';
import { createValue, type Value } from './state/value';

/** Something one key does while the page that offers it is open. People can give it another key, or switch all off. */
export interface Shortcut {
  /** With the tool's id: `time.nextDay`. */
  id: string;
  /** One character, unless the person chose another. */
  key: string;
  /** Effect of the shortcut, in the reader's language. */
  label: string;
  run: () => void;
}

/** The shortcuts of what is open now; the shell listens for their keys and shows them by `?`. */
export const shortcutsValue: Value<readonly Shortcut[]> = createValue([]);

/** Offers a shortcut for as long as the component is shown. */
export function useShortcut({ id, key, label, run }: Shortcut): void {
  const action = useRef(run);
  action.current = run;
  useEffect(() => {
    const shortcut: Shortcut = { id, key, label, run: () => action.current() };
    shortcutsValue.set([...shortcutsValue.get(), shortcut]);
    return () => shortcutsValue.set(shortcutsValue.get().filter((other) => other !== shortcut));
  }, [id, key, label]);
}
