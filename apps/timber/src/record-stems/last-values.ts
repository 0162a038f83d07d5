import { qualities, speciesCodes, woodTypes } from '@jahrring/contracts-timber';
import { useBoot } from '@jahrring/tool-kit';
import { z } from 'zod';
import type { Reading } from './reading';

const kept = z.object({
  number: z.string().max(40),
  species: z.enum(speciesCodes),
  woodType: z.enum(woodTypes),
  assortment: z.string().max(20),
  quality: z.enum(qualities).nullable(),
  length: z.string().max(4),
  lotId: z.string().nullable(),
  speaks: z.boolean(),
});
export type LastValues = z.infer<typeof kept>;

const start: LastValues = {
  number: '1',
  species: 'fi',
  woodType: 'short',
  assortment: '',
  quality: 'B',
  length: '',
  lotId: null,
  speaks: false,
};

/**
 * Reads and stores the values that the person used last on this device: the next stem is mostly like the one before.
 */
export function useLastValues(): { read: () => LastValues; keep: (values: LastValues) => void } {
  const { user, licence } = useBoot();
  const key = `jahrring.timber.record.${user.id}.${licence.id}`;
  return {
    read: () => {
      const text = localStorage.getItem(key);
      const parsed = kept.safeParse(text === null ? null : JSON.parse(text));
      return parsed.success ? parsed.data : start;
    },
    keep: (values) => localStorage.setItem(key, JSON.stringify(values)),
  };
}

export function readingOf({ lotId: _lot, speaks: _speaks, ...values }: LastValues): Reading {
  return { ...values, first: '', second: '' };
}
