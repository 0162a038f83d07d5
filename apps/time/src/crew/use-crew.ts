import { useBoot } from '@jahrring/tool-kit';
import { useState } from 'react';

/** The people of the last crew entry, kept on this device for each licence: the same crew works for weeks. */
export function useCrew(): [ReadonlySet<string>, (next: ReadonlySet<string>) => void] {
  const { licence } = useBoot();
  const key = `time.crew.${licence.id}`;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(read(key)));
  const set = (next: ReadonlySet<string>) => {
    setChosen(next);
    localStorage.setItem(key, JSON.stringify([...next]));
  };
  return [chosen, set];
}

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch (error) {
    // Whatever somebody else wrote there is not a crew.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
