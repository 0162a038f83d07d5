import { useBoot } from '@jahrring/tool-kit';
import { useEffect, useState } from 'react';
import { readShortcuts, storageKey } from './shortcut-store';

/** Paths of the pages somebody has chosen for quick access, as they change in any tab; `null`: never chosen. */
export function useChosenShortcuts(): string[] | null {
  const { user, licence } = useBoot();
  const [paths, setPaths] = useState(() => readShortcuts(user.id, licence.id));
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKey(user.id, licence.id)) setPaths(readShortcuts(user.id, licence.id));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [user.id, licence.id]);
  return paths;
}
