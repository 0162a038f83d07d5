import { useValue } from '@jahrring/tool-kit';
import { shortcutsValue } from '@jahrring/tool-kit/shell';
import { Suspense, lazy, useEffect } from 'react';
import { replayEarlyKeys } from './early-keys';
import { findShortcut } from './find-shortcut';
import { followKeySettings, keySettingsValue } from './key-settings';
import { keySheetValue } from './key-sheet-value';
import { useOwnShortcuts } from './use-own-shortcuts';

const KeySheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "key-sheet" */ './key-sheet')).KeySheet,
}));

/** Listens for the shortcuts of the shell and of the page, and shows them all by `?`. */
export function KeyHost() {
  const opened = useValue(keySheetValue);
  useOwnShortcuts();
  useEffect(followKeySettings, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event, shortcutsValue.get(), keySettingsValue.get());
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    addEventListener('keydown', press);
    replayEarlyKeys('shortcut');
    return () => removeEventListener('keydown', press);
  }, []);
  return opened ? (
    <Suspense>
      <KeySheet />
    </Suspense>
  ) : null;
}
