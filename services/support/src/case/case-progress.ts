import { statusAfterMessage, type CaseStatus, type CaseUrgency } from '@jahrring/contracts-support';
import { Clock, type RecordPatch, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MessageService } from '../message';
import type { Author } from '../message';
import { DeskSettingsService } from '../settings';
import type { SupportCaseEntity } from './support-case.entity';
import { SupportCaseRepository } from './support-case.repository';

type Patch = RecordPatch<SupportCaseEntity>;

/** Moves a case on: its state, its times and what the messages tell of it. Always in the context of the case's licence. */
@Injectable()
export class CaseProgress {
  constructor(
    private readonly cases: SupportCaseRepository,
    private readonly messages: MessageService,
    private readonly desk: DeskSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Somebody has written: the case is newer, and perhaps awake, begun, waiting or solved by it. */
  async written(
    ctx: RequestContext,
    found: SupportCaseEntity,
    author: Author,
    wanted?: 'waiting' | 'solved',
  ) {
    const now = this.clock.now();
    const isFirst = author.side === 'desk' && found.firstAnsweredAt === null;
    return this.change(ctx, found, author, {
      lastMessageAt: now,
      lastSide: author.side,
      status: statusAfterMessage(found.status, author.side, wanted),
      ...(isFirst ? { firstAnsweredAt: now } : {}),
    });
  }

  /** Writes a change and tells it among the messages. `found.version`: the one the caller has seen. */
  async change(ctx: RequestContext, found: SupportCaseEntity, author: Author, patch: Patch) {
    const full = await this.complete(ctx, found, patch);
    const changed = await this.cases.update(ctx, found.id, found.version, full);
    const { status, urgency, assigneeId, assigneeName, duplicateOfNumber } = changed;
    const record = (name: 'status' | 'urgency' | 'assigned' | 'unassigned' | 'duplicate', value: string) =>
      this.messages.recordEvent(ctx, found.id, author, { name, value });
    if (assigneeId !== found.assigneeId) {
      await record(assigneeId ? 'assigned' : 'unassigned', assigneeName ?? '');
    }
    if (urgency !== found.urgency) await record('urgency', urgency);
    if (duplicateOfNumber !== found.duplicateOfNumber)
      await record('duplicate', String(duplicateOfNumber ?? ''));
    if (status !== found.status) await record('status', status);
    return changed;
  }

  /** Completes a change with its consequences: when the case was solved and closed, and which target applies now. */
  private async complete(ctx: RequestContext, found: SupportCaseEntity, patch: Patch): Promise<Patch> {
    const now = this.clock.now();
    const status = patch.status ?? found.status;
    const after = { ...found, ...patch, status, ...timesOf(found, status, now) };
    const targets =
      after.urgency === found.urgency ? {} : await this.desk.targets(ctx, after.urgency, found.createdAt);
    return {
      ...patch,
      ...timesOf(found, status, now),
      ...targets,
      dueAt: dueOf({ ...after, ...targets }),
    };
  }

  targets(ctx: RequestContext, urgency: CaseUrgency) {
    return this.desk.targets(ctx, urgency, this.clock.now());
  }
}

function timesOf(found: SupportCaseEntity, status: CaseStatus, now: Date) {
  if (status === found.status) return {};
  const done = status === 'solved' || status === 'closed';
  return { solvedAt: done ? (found.solvedAt ?? now) : null, closedAt: status === 'closed' ? now : null };
}

/** Until the first answer that target, then the other; none while it is not the desk's turn. */
export function dueOf(
  found: Pick<SupportCaseEntity, 'status' | 'firstAnsweredAt' | 'firstDueAt' | 'solveDueAt'>,
): Date | null {
  if (found.status !== 'new' && found.status !== 'in_progress') return null;
  return found.firstAnsweredAt === null ? found.firstDueAt : found.solveDueAt;
}
