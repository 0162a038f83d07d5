import { openStatuses } from '@jahrring/contracts-support';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  commonError,
  Database,
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { SupportCaseEntity, numberText, supportCaseColumns } from '../case';
import { mayHelp } from '../agent';

const licenceName = {
  sql: '(SELECT licence.name FROM licence_refs licence WHERE licence.id = supportCase.licenceId)',
  kind: 'text',
} as const;
const mostTimed = 500;

const deskCaseColumns: ListColumns = {
  fields: {
    ...supportCaseColumns.fields,
    licenceName,
    assignee: { sql: "COALESCE(supportCase.assigneeId, 'none')", kind: 'other' },
    // Cases that have no target now come after all cases that have one.
    due: { sql: "COALESCE(supportCase.dueAt, '9999-12-31')", kind: 'other' },
  },
  search: [numberText, 'subject', 'requesterName', licenceName],
};

/** Reads cases whatever their licence; every query asks whether the caller stands at the desk. */
class AllCases extends LicensedRepository<SupportCaseEntity> {
  constructor(services: RepositoryServices) {
    super(services, SupportCaseEntity, { name: 'supportCase' });
  }

  override query(ctx: RequestContext): SelectQueryBuilder<SupportCaseEntity> {
    if (!mayHelp(ctx)) throw commonError('NOT_FOUND');
    return this.db
      .manager(ctx)
      .createQueryBuilder(SupportCaseEntity, this.name)
      .where('supportCase.deletedAt IS NULL');
  }

  override many(qb: SelectQueryBuilder<SupportCaseEntity>): Promise<SupportCaseEntity[]> {
    return super.many(qb);
  }
}

/**
 * The one exception to the licence scope: support cases of all licences, for the desk, to read. What is written is
 * written in the case's licence, through `DeskDoor`.
 */
@Injectable()
export class DeskCaseRepository {
  private readonly cases: AllCases;

  constructor(
    services: RepositoryServices,
    private readonly db: Database,
  ) {
    this.cases = new AllCases(services);
  }

  list(ctx: RequestContext, query: ListQuery): Promise<{ items: SupportCaseEntity[]; total: number }> {
    return this.cases.list(ctx, query, deskCaseColumns);
  }

  listViews<V>(
    ctx: RequestContext,
    query: ListQuery,
    toViews: (cases: SupportCaseEntity[]) => Promise<V[]>,
  ): Promise<ListResult<V>> {
    return this.cases.listViews(ctx, query, deskCaseColumns, toViews);
  }

  get(ctx: RequestContext, id: string): Promise<SupportCaseEntity> {
    return this.cases.get(ctx, id);
  }

  async findByNumber(ctx: RequestContext, number: number): Promise<SupportCaseEntity | null> {
    const [found] = await this.cases.many(
      this.cases.query(ctx).andWhere('supportCase.number = :number', { number }).limit(1),
    );
    return found ?? null;
  }

  /** Solved ones nobody has written in since. */
  solvedBefore(ctx: RequestContext, before: Date): Promise<SupportCaseEntity[]> {
    return this.cases.many(
      this.cases
        .query(ctx)
        .andWhere("supportCase.status = 'solved' AND supportCase.lastMessageAt < :before", { before })
        .andWhere('supportCase.solvedAt < :before')
        .limit(mostTimed),
    );
  }

  /** Answered or solved since then, the newest first: what the desk's times are made of. */
  timedSince(ctx: RequestContext, since: Date): Promise<SupportCaseEntity[]> {
    return this.cases.many(
      this.cases
        .query(ctx)
        .andWhere('(supportCase.firstAnsweredAt >= :since OR supportCase.solvedAt >= :since)', { since })
        .orderBy('supportCase.createdAt', 'DESC')
        .limit(mostTimed),
    );
  }

  private open(ctx: RequestContext): SelectQueryBuilder<SupportCaseEntity> {
    return this.cases.query(ctx).andWhere('supportCase.status IN (:...open)', { open: [...openStatuses] });
  }

  async counts(ctx: RequestContext, now: Date) {
    const [open, unassigned, mine, waiting, overdue] = await Promise.all([
      this.open(ctx).getCount(),
      this.open(ctx).andWhere('supportCase.assigneeId IS NULL').getCount(),
      this.open(ctx).andWhere('supportCase.assigneeId = :me', { me: ctx.membershipId }).getCount(),
      this.open(ctx).andWhere("supportCase.status = 'waiting'").getCount(),
      this.open(ctx).andWhere('supportCase.dueAt < :now', { now }).getCount(),
    ]);
    return { open, unassigned, mine, waiting, overdue };
  }

  /** The names of licences, for who stands at the desk. */
  async licenceNames(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, string>> {
    if (!mayHelp(ctx)) throw commonError('NOT_FOUND');
    if (ids.length === 0) return new Map();
    const places = ids.map(() => '?').join(', ');
    const rows: { id: string; name: string }[] = await this.db
      .manager(ctx)
      .query(`SELECT id, name FROM licence_refs WHERE id IN (${places})`, [...ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
