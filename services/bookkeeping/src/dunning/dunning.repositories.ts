import { Clock, LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DunningLetterEntity } from './dunning-letter.entity';
import { DunningRuleEntity } from './dunning-rule.entity';

export const dunningLetterColumns: ListColumns = {
  fields: {
    number: 'number',
    issuedOn: 'issuedOn',
    addressName: 'addressName',
    addressId: 'addressId',
    runId: 'runId',
    level: 'level',
    total: 'total',
    mailState: 'mailState',
  },
  search: ['number', 'addressName'],
};

@Injectable()
export class DunningLetterRepository extends LicensedRepository<DunningLetterEntity> {
  constructor(
    services: RepositoryServices,
    private readonly clock: Clock,
  ) {
    super(services, DunningLetterEntity, { name: 'dunningLetter', softDelete: false });
  }

  ofRun(ctx: RequestContext, runId: string): Promise<DunningLetterEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('dunningLetter.runId = :runId', { runId })
        .orderBy('dunningLetter.number', 'ASC'),
    );
  }

  /** The latest day of each debtor's letters that hold. */
  async lastDays(ctx: RequestContext): Promise<Map<string, string>> {
    const rows = await this.query(ctx)
      .select('dunningLetter.addressId', 'id')
      .addSelect('MAX(dunningLetter.issuedOn)', 'day')
      .andWhere('dunningLetter.cancelledAt IS NULL')
      .groupBy('dunningLetter.addressId')
      .getRawMany<{ id: string; day: string }>();
    return new Map(rows.map(({ id, day }) => [id, String(day).slice(0, 10)]));
  }

  /** Day of the licence's latest letter, cancelled ones too; null where there is none. */
  async lastRunOn(ctx: RequestContext): Promise<string | null> {
    const row = await this.query(ctx)
      .select('MAX(dunningLetter.issuedOn)', 'day')
      .getRawOne<{ day: string | null }>();
    return row?.day ? String(row.day).slice(0, 10) : null;
  }

  /** Returns how many letters have a number that begins with the prefix. */
  countOf(ctx: RequestContext, prefix: string): Promise<number> {
    return this.query(ctx)
      .andWhere('dunningLetter.number LIKE :prefix', { prefix: `${prefix}%` })
      .getCount();
  }

  ofReferences(ctx: RequestContext, references: readonly string[]): Promise<DunningLetterEntity[]> {
    if (references.length === 0) return Promise.resolve([]);
    return this.many(this.query(ctx).andWhere('dunningLetter.reference IN (:...references)', { references }));
  }

  /** Those of all licences that may go out by mail now, the oldest first. */
  due(ctx: RequestContext, limit: number): Promise<{ id: string; licenceId: string }[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(DunningLetterEntity, 'letter')
      .select('letter.id', 'id')
      .addSelect('letter.licenceId', 'licenceId')
      .where("letter.mailState = 'queued' AND letter.nextAttemptAt <= :now", { now: this.clock.now() })
      .orderBy('letter.nextAttemptAt')
      .limit(limit)
      .getRawMany<{ id: string; licenceId: string }>();
  }
}

@Injectable()
export class DunningRuleRepository extends LicensedRepository<DunningRuleEntity> {
  constructor(services: RepositoryServices) {
    super(services, DunningRuleEntity, { name: 'dunningRule', softDelete: false });
  }

  all(ctx: RequestContext): Promise<DunningRuleEntity[]> {
    return this.many(this.query(ctx));
  }

  ofTargets(ctx: RequestContext, targetIds: readonly string[]): Promise<DunningRuleEntity[]> {
    if (targetIds.length === 0) return Promise.resolve([]);
    return this.many(this.query(ctx).andWhere('dunningRule.targetId IN (:...targetIds)', { targetIds }));
  }

  /** A debtor's rule for another one as well, who has none; whether one was made. */
  async copy(ctx: RequestContext, fromId: string, intoId: string): Promise<boolean> {
    const rules = await this.ofTargets(ctx, [fromId, intoId]);
    const [own, others] = [fromId, intoId].map((id) => rules.find(({ targetId }) => targetId === id));
    if (!own || others) return false;
    const { target, kind, until, reason } = own;
    await this.insert(ctx, { target, targetId: intoId, kind, until, reason });
    return true;
  }

  /** The rule of one debtor away. */
  async drop(ctx: RequestContext, targetId: string): Promise<void> {
    for (const { id, version } of await this.ofTargets(ctx, [targetId])) await this.remove(ctx, id, version);
  }
}
