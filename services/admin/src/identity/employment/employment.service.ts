import {
  adminErrors,
  type CreateCorrection,
  employmentChanged,
  type EmploymentChanged,
  type EmploymentView,
  type ReverseCorrection,
  type SavePeriod,
} from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import {
  AppError,
  Clock,
  commonError,
  Database,
  Outbox,
  Republishes,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MembershipEntity, MembershipRepository } from '../identity-record';
import { EmploymentCorrectionRepository } from './employment-correction.repository';
import { EmploymentPeriodRepository } from './employment-period.repository';
import {
  type EmploymentRows,
  toEmploymentEvent,
  toEmploymentView,
  toPensumPercent,
  toPeriodValues,
} from './employment.mapper';

/** Target hours and ledger of the people of the context's licence. Every change tells the other services. */
@Injectable()
export class EmploymentService {
  constructor(
    private readonly db: Database,
    private readonly memberships: MembershipRepository,
    private readonly periods: EmploymentPeriodRepository,
    private readonly corrections: EmploymentCorrectionRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Today's pensum in percent of each person who has one. */
  async pensumsOf(ctx: RequestContext, membershipIds: readonly string[]): Promise<Map<string, number>> {
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const periods = await this.periods.findOf(ctx, membershipIds);
    // Oldest first: the last one that has begun stays.
    const begun = periods.filter(({ validFrom }) => validFrom <= today);
    return new Map(begun.map((period) => [period.membershipId, toPensumPercent(period)]));
  }

  async viewOf(ctx: RequestContext, membership: MembershipEntity): Promise<EmploymentView> {
    return toEmploymentView(membership, await this.rows(ctx, membership));
  }

  addPeriod(ctx: RequestContext, employeeId: string, body: SavePeriod): Promise<EmploymentView> {
    return this.change(ctx, employeeId, (ctx, { id: membershipId }) =>
      this.periods.create(ctx, { ...toPeriodValues(body), membershipId }),
    );
  }

  updatePeriod(
    ctx: RequestContext,
    employeeId: string,
    periodId: string,
    version: number,
    body: SavePeriod,
  ): Promise<EmploymentView> {
    return this.change(ctx, employeeId, async (ctx, membership) => {
      await this.ownPeriod(ctx, membership, periodId);
      await this.periods.change(ctx, periodId, version, toPeriodValues(body));
    });
  }

  removePeriod(
    ctx: RequestContext,
    employeeId: string,
    periodId: string,
    version: number,
  ): Promise<EmploymentView> {
    return this.change(ctx, employeeId, async (ctx, membership) => {
      await this.ownPeriod(ctx, membership, periodId);
      await this.periods.remove(ctx, periodId, version);
    });
  }

  addCorrection(ctx: RequestContext, employeeId: string, body: CreateCorrection): Promise<EmploymentView> {
    return this.change(ctx, employeeId, (ctx, { id: membershipId }) =>
      this.corrections.add(ctx, { ...body, membershipId, reversesId: null }),
    );
  }

  /** Takes a line back on its own day, so that every balance since is as if it had never been. */
  reverseCorrection(
    ctx: RequestContext,
    employeeId: string,
    correctionId: string,
    { reason }: ReverseCorrection,
  ): Promise<EmploymentView> {
    return this.change(ctx, employeeId, async (ctx, { id: membershipId }) => {
      const line = await this.corrections.get(ctx, correctionId);
      if (line.membershipId !== membershipId) throw commonError('NOT_FOUND');
      if (line.reversesId) throw new AppError(adminErrors, 'CORRECTION_IS_REVERSAL');
      const { kind, date, seconds } = line;
      await this.corrections.add(ctx, {
        membershipId,
        kind,
        date,
        seconds: -seconds,
        reason,
        reversesId: line.id,
      });
    });
  }

  /** Tells the other services how the person's HR data stand now. */
  async publish(ctx: RequestContext, membership: MembershipEntity): Promise<EmploymentView> {
    const rows = await this.rows(ctx, membership);
    await this.outbox.add(ctx, employmentChanged, toEmploymentEvent(membership, rows));
    return toEmploymentView(membership, rows);
  }

  /** All of them again, for others' copies. */
  @Republishes(employmentChanged, MembershipEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<EmploymentChanged>[]> {
    for await (const page of this.memberships.pages(ctx)) {
      const told: Retold<EmploymentChanged>[] = [];
      for (const membership of page) {
        const payload = toEmploymentEvent(membership, await this.rows(ctx, membership));
        told.push({ payload, changedAt: membership.updatedAt });
      }
      yield told;
    }
  }

  private change(
    ctx: RequestContext,
    employeeId: string,
    write: (ctx: RequestContext, membership: MembershipEntity) => Promise<unknown>,
  ): Promise<EmploymentView> {
    return this.db.tx(ctx, async (ctx) => {
      const membership = await this.memberships.get(ctx, employeeId);
      await write(ctx, membership);
      return this.publish(ctx, membership);
    });
  }

  private async ownPeriod(ctx: RequestContext, { id }: MembershipEntity, periodId: string): Promise<void> {
    const period = await this.periods.get(ctx, periodId);
    if (period.membershipId !== id) throw commonError('NOT_FOUND');
  }

  private async rows(ctx: RequestContext, { id }: MembershipEntity): Promise<EmploymentRows> {
    const [periods, corrections] = await Promise.all([
      this.periods.findOf(ctx, [id]),
      this.corrections.findOf(ctx, id),
    ]);
    return { periods, corrections };
  }
}
