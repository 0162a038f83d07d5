import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { AddressEntity, limitToAssigned } from '../address';
import { NextStepEntity } from './next-step.entity';

const ownShown = 100;
const doneShown = 50;
const remindersPerRun = 200;

/** Steps reach as far as the addresses they are for. */
@Injectable()
export class NextStepRepository extends LicensedRepository<NextStepEntity> {
  constructor(services: RepositoryServices) {
    super(services, NextStepEntity, { name: 'nextStep' });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<NextStepEntity>,
    alias: string,
  ): void {
    limitToAssigned(ctx, query, `${alias}.addressId`);
  }

  /** Open ones by day, then those that were done last. */
  async shownOf(ctx: RequestContext, addressId: string): Promise<NextStepEntity[]> {
    const of = () => this.query(ctx).andWhere('nextStep.addressId = :addressId', { addressId });
    const open = of().andWhere('nextStep.doneAt IS NULL').orderBy('nextStep.dueOn').addOrderBy('nextStep.id');
    const done = of().andWhere('nextStep.doneAt IS NOT NULL').orderBy('nextStep.doneAt', 'DESC');
    return [
      ...(await this.many(open)),
      ...(await this.many(done.addOrderBy('nextStep.id', 'DESC').limit(doneShown))),
    ];
  }

  ofAddress(ctx: RequestContext, addressId: string): Promise<NextStepEntity[]> {
    return this.many(this.query(ctx).andWhere('nextStep.addressId = :addressId', { addressId }));
  }

  /** Open steps of a person at addresses that are not deleted, by day; `total` counts all. */
  async openOf(ctx: RequestContext, employeeId: string): Promise<{ items: NextStepEntity[]; total: number }> {
    const query = this.query(ctx)
      .innerJoin(
        AddressEntity,
        'address',
        'address.id = nextStep.addressId AND address.licenceId = nextStep.licenceId AND address.deletedAt IS NULL',
      )
      .andWhere('nextStep.employeeId = :employeeId AND nextStep.doneAt IS NULL', { employeeId })
      .orderBy('nextStep.dueOn')
      .addOrderBy('nextStep.id');
    const total = await query.getCount();
    return { items: total === 0 ? [] : await this.many(query.limit(ownShown)), total };
  }

  /** Steps of all licences whose person is to be told, the longest due first. */
  async toRemind(ctx: RequestContext, today: string): Promise<{ id: string; licenceId: string }[]> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(NextStepEntity, 'nextStep')
      .select(['nextStep.id', 'nextStep.licenceId'])
      .where('nextStep.remindsOn <= :today AND nextStep.deletedAt IS NULL', { today })
      .orderBy('nextStep.remindsOn')
      .limit(remindersPerRun)
      .getMany();
    return rows.map(({ id, licenceId }) => ({ id, licenceId }));
  }

  /** Takes the reminder off a step; true for the one instance that did. The step itself has not changed. */
  async claimReminder(ctx: RequestContext, id: string): Promise<boolean> {
    const query =
      'UPDATE next_steps SET reminds_on = NULL WHERE id = ? AND licence_id = ? AND reminds_on IS NOT NULL';
    return (await execute(this.db.writing(ctx), query, [id, ctx.licenceId])) === 1;
  }

  protected override get unaudited(): readonly (keyof NextStepEntity & string)[] {
    return ['remindsOn'];
  }

  /** It stands in the history of its address. */
  protected override auditedAs({ addressId }: NextStepEntity): string {
    return addressId;
  }
}
