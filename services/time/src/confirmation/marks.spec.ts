import { markActions, type MarkAction } from '@jahrring/contracts-time';
import fc from 'fast-check';
import type { EntryEntity } from '../entry-record/entry.entity';
import { changeOf, marksBefore, marksOf, type Marks } from './marks';

const at = fc.option(fc.integer({ min: 0, max: 4e12 }).map((ms) => new Date(ms)));
const marks: fc.Arbitrary<Marks> = fc.record({
  seenAt: at,
  confirmedAt: at,
  confirmedBy: fc.option(fc.constantFrom('a', 'b')),
  exportedAt: at,
  archivedAt: at,
  needsReview: fc.boolean(),
});
const action = fc.constantFrom(...markActions);
const now = new Date('2026-11-20T17:00:00.000Z');
const asEntry = (of: Marks) => ({ id: 'x', version: 1, ...of }) as EntryEntity;
const isMarked: Readonly<Record<MarkAction, (of: Marks) => boolean>> = {
  seen: ({ seenAt }) => seenAt !== null,
  unseen: ({ seenAt }) => seenAt === null,
  confirm: ({ confirmedAt }) => confirmedAt !== null,
  unconfirm: ({ confirmedAt }) => confirmedAt === null,
  archive: ({ archivedAt }) => archivedAt !== null,
  unarchive: ({ archivedAt }) => archivedAt === null,
  export: ({ exportedAt }) => exportedAt !== null,
  unexport: ({ exportedAt }) => exportedAt === null,
};

describe('marks', () => {
  it('change what is not so yet, and nothing that is', () => {
    fc.assert(
      fc.property(marks, action, (before, wanted) => {
        const change = changeOf(wanted, before, now, 'me');
        expect(change === null).toBe(isMarked[wanted](before));
        expect(isMarked[wanted]({ ...before, ...change })).toBe(true);
        expect(changeOf(wanted, { ...before, ...change }, now, 'me')).toBeNull();
      }),
    );
  });

  it('are taken back to exactly what they were', () => {
    fc.assert(
      fc.property(marks, action, (before, wanted) => {
        const after = { ...before, ...changeOf(wanted, before, now, 'me') };
        expect({ ...after, ...marksOf(marksBefore(asEntry(before))) }).toEqual(before);
      }),
    );
  });

  it('leave alone what they do not mean', () => {
    fc.assert(
      fc.property(marks, (before) => {
        expect(changeOf('archive', before, now, 'me') ?? {}).not.toHaveProperty('confirmedAt');
        const confirmed = changeOf('confirm', before, now, 'me');
        if (confirmed && before.seenAt) expect(confirmed.seenAt).toEqual(before.seenAt);
      }),
    );
  });
});
