import type { CasePeople, CaseSide, CasePresence } from '@jahrring/contracts-support';
import { Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CaseNotices } from './case-notices';
import { presentMs, toPeople } from './case-views';
import type { SupportCaseEntity } from './support-case.entity';
import { MessageService } from '../message';
import { CasePersonRepository } from '../people';

/** People who are present, and how far they have read. */
@Injectable()
export class PresenceService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly people: CasePersonRepository,
    private readonly messages: MessageService,
    private readonly notices: CaseNotices,
  ) {}

  /** Notes that somebody is there; others are told where that is news. */
  async note(
    ctx: RequestContext,
    found: SupportCaseEntity,
    who: { name: string; side: CaseSide },
    { readUntil }: CasePresence,
  ): Promise<CasePeople> {
    const now = this.clock.now();
    const { id: caseId } = found;
    await this.db.tx(ctx, async (ctx) => {
      const memberId = ctx.membershipId;
      const before = await this.people.findOne(ctx, caseId, memberId);
      const until = readUntil ? (await this.messages.one(ctx, caseId, readUntil)).createdAt : null;
      const readAt = later(before?.readAt ?? null, until);
      const isNews =
        !before?.seenAt ||
        now.getTime() - before.seenAt.getTime() >= presentMs ||
        readAt?.getTime() !== before.readAt?.getTime();
      await this.people.mark(ctx, { caseId, memberId, ...who }, { seenAt: now, readAt });
      if (isNews) await this.notices.changed(ctx, found);
    });
    return { people: toPeople(await this.people.ofCase(ctx, caseId), now) };
  }
}

function later(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
