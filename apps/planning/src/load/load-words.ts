import { useFormat, useT } from '@jahrring/tool-kit';
import type { PersonLoad } from './loads';

const minute = 60;

/** Says a load in words: hours booked of those there are, and by how much it is too much or too little. */
export function useLoadWords(): (load: Pick<PersonLoad, 'booked' | 'capacity' | 'level'>) => string {
  const t = useT('planning');
  const format = useFormat();
  const hours = (minutes: number) => format.duration(minutes * minute);
  return ({ booked, capacity, level }) => {
    const words = t('load.of', { booked: hours(booked), capacity: hours(capacity) });
    if (level === 'over') return `${words}, ${t('load.over', { hours: hours(booked - capacity) })}`;
    if (level === 'idle') return `${words}, ${t('load.free', { hours: hours(capacity - booked) })}`;
    return words;
  };
}
