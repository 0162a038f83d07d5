import {
  LicensedRepository,
  RepositoryServices,
  type ColumnExpression,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { SupportCaseEntity } from './support-case.entity';

/** As somebody types it. */
export const numberText: ColumnExpression = { sql: 'CAST(supportCase.number AS CHAR)', kind: 'text' };

/** Pressing ones sort behind those that are not, whatever their names; filtered by name. */
const urgencyRank: ColumnExpression = {
  sql: "CASE supportCase.urgency WHEN 'low' THEN 1 WHEN 'medium' THEN 2 WHEN 'high' THEN 3 ELSE 4 END",
  kind: 'other',
  anyOf: (list) => `supportCase.urgency IN ${list}`,
};

export const supportCaseColumns: ListColumns = {
  fields: {
    number: 'number',
    subject: 'subject',
    kind: 'kind',
    status: 'status',
    urgency: urgencyRank,
    requesterId: 'requesterId',
    lastMessageAt: 'lastMessageAt',
    createdAt: 'createdAt',
  },
  search: [numberText, 'subject', 'requesterName'],
};

/** Support cases of one licence: all of them for who holds the tool for all, else one's own. */
@Injectable()
export class SupportCaseRepository extends LicensedRepository<SupportCaseEntity> {
  constructor(services: RepositoryServices) {
    super(services, SupportCaseEntity, { name: 'supportCase', insertsSoon: true });
  }

  protected override scope(
    ctx: RequestContext,
    qb: SelectQueryBuilder<SupportCaseEntity>,
    alias: string,
  ): void {
    const grade = ctx.grade('tools.my_hsm.index', 'tools.my_hsm.manage');
    if (grade === 'all') return;
    if (grade === undefined) qb.andWhere('1 = 0');
    else qb.andWhere(`${alias}.requesterId = :reader`, { reader: ctx.membershipId });
  }

  protected override get unaudited() {
    return ['lastMessageAt', 'lastSide', 'dueAt', 'firstDueAt', 'solveDueAt', 'assigneeLicenceId'] as const;
  }

  /** The case this one repeats and those that repeat it, as far as the caller may see them. */
  findLinked(
    ctx: RequestContext,
    { number, duplicateOfNumber }: Pick<SupportCaseEntity, 'number' | 'duplicateOfNumber'>,
  ): Promise<SupportCaseEntity[]> {
    const linked = '(supportCase.duplicateOfNumber = :number OR supportCase.number = :original)';
    return this.many(
      this.query(ctx).andWhere(linked, { number, original: duplicateOfNumber }).orderBy('supportCase.number'),
    );
  }

  /**
   * The next number of the installation; the row is locked until the transaction ends. Must be the first thing a transaction
   * does: MariaDB refuses to raise a counter that changed after the transaction's first read.
   */
  async nextNumber(ctx: RequestContext): Promise<number> {
    const manager = this.db.writing(ctx);
    await this.db.runSoon(ctx, "UPDATE support_counters SET value = value + 1 WHERE name = 'case'", []);
    const [row]: { value: number }[] = await manager.query(
      "SELECT value FROM support_counters WHERE name = 'case'",
    );
    if (!row) throw new Error('The counter of support cases is missing');
    return row.value;
  }
}
