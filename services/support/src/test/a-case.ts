import { FixedClock } from '@jahrring/service-kit';
import type { SupportCaseEntity } from '../case/support-case.entity';

/** Friday, 20 November 2026, 10:00 in Zurich. */
export const now = new Date('2026-11-20T09:00:00Z');
export const clock = new FixedClock(now);

export const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

/** A case that Anna of licence `own` has opened an hour ago, and nobody has answered. */
export function aCase(change: Partial<SupportCaseEntity> = {}): SupportCaseEntity {
  return {
    ...{ id: 'case 1', version: 3, licenceId: 'own', createdAt: minutesAgo(60), updatedAt: minutesAgo(60) },
    ...{ deletedAt: null, number: 17, subject: 'Drucken geht nicht', kind: 'question', urgency: 'medium' },
    ...{ status: 'new', requesterId: 'anna', requesterName: 'Anna Muster', page: null, tool: null },
    ...{ failureCode: null, assigneeId: null, assigneeLicenceId: null, assigneeName: null },
    ...{ lastMessageAt: minutesAgo(60), lastSide: 'customer', firstAnsweredAt: null, solvedAt: null },
    ...{
      closedAt: null,
      firstDueAt: minutesAgo(-120),
      solveDueAt: minutesAgo(-600),
      dueAt: minutesAgo(-120),
    },
    duplicateOfNumber: null,
    ...change,
  } as SupportCaseEntity;
}
