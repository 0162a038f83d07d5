import { useBoot } from '@jahrring/tool-kit';
import { useState } from 'react';

/** Groups the rows of a person's plans by team until that person chooses otherwise, on this device. */
export function useTeamRows(): [boolean, (on: boolean) => void] {
  const { licence, user } = useBoot();
  const key = `planning.byTeam.${licence.id}.${user.membershipId}`;
  const [isOn, setOn] = useState(() => localStorage.getItem(key) !== 'off');
  const set = (on: boolean) => {
    setOn(on);
    localStorage.setItem(key, on ? 'on' : 'off');
  };
  return [isOn, set];
}
