import { useBoot } from '@jahrring/tool-kit';
import { useState } from 'react';

/** The people of this person's last crew entry in the licence, kept on the device: the same crew works for weeks. */
export function useCrew(): [ReadonlySet<string>, (next: ReadonlySet<string>) => void] {
  const { licence, user } = useBoot();
  const key = `time.crew.${licence.id}.${user.membershipId}`;
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
