import { useEffect } from 'react';

interface UndoKeys {
  undo: () => void;
  redo: () => void;
}

/** Ctrl or ⌘ with Z takes back, with Shift makes again; fields keep theirs. */
export function useUndoKeys({ undo, redo }: UndoKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inField =
        event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]');
      if (inField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
