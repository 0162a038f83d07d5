import type { MarkAction } from '@jahrring/contracts-time';
import type { EntryEntity } from '../entry-record';
import type { MarksBefore } from './mark-batch.entity';

/** The columns a mark can change. */
export type Marks = Pick<
  EntryEntity,
  'seenAt' | 'confirmedAt' | 'confirmedBy' | 'exportedAt' | 'archivedAt' | 'needsReview'
>;

/** Returns the changes that an action makes to an entry; null if the entry is already in that state. */
export function changeOf(action: MarkAction, entry: Marks, now: Date, by: string): Partial<Marks> | null {
  switch (action) {
    case 'seen':
      return entry.seenAt ? null : { seenAt: now };
    case 'unseen':
      return entry.seenAt ? { seenAt: null } : null;
    case 'confirm':
      if (entry.confirmedAt) return null;
      return { confirmedAt: now, confirmedBy: by, seenAt: entry.seenAt ?? now, needsReview: false };
    case 'unconfirm':
      return entry.confirmedAt ? { confirmedAt: null, confirmedBy: null } : null;
    case 'archive':
      return entry.archivedAt ? null : { archivedAt: now };
    case 'unarchive':
      return entry.archivedAt ? { archivedAt: null } : null;
    case 'export':
      return entry.exportedAt ? null : { exportedAt: now };
    case 'unexport':
      return entry.exportedAt ? { exportedAt: null } : null;
  }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const instant = (text: string | null): Date | null => (text ? new Date(text) : null);

export function marksBefore(entry: EntryEntity): MarksBefore {
  return {
    id: entry.id,
    version: entry.version + 1,
    seenAt: iso(entry.seenAt),
    confirmedAt: iso(entry.confirmedAt),
    confirmedBy: entry.confirmedBy,
    exportedAt: iso(entry.exportedAt),
    archivedAt: iso(entry.archivedAt),
    needsReview: entry.needsReview,
  };
}

export function marksOf(before: MarksBefore): Marks {
  return {
    seenAt: instant(before.seenAt),
    confirmedAt: instant(before.confirmedAt),
    confirmedBy: before.confirmedBy,
    exportedAt: instant(before.exportedAt),
    archivedAt: instant(before.archivedAt),
    needsReview: before.needsReview,
  };
}
