import {
  execute,
  ReferenceRepository,
  RepositoryServices,
  type EventMeta,
  type Upserted,
  type ListColumns,
  type NewRecord,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { MachineEntity } from './machine.entity';
import { nothingYet, stateOf } from './machine-state';
import type { State } from './machine-state';

export const machineColumns: ListColumns = {
  fields: {
    title: 'title',
    articleNumber: 'articleNumber',
    kind: 'kind',
    counter: 'counter',
    readOn: 'readOn',
    nextServiceOn: 'nextServiceOn',
    nextExhaustOn: 'nextExhaustOn',
    dueOn: 'dueOn',
  },
  search: ['title', 'articleNumber'],
};
/** Data of a machine from the inventory. */
export type MachineCopy = Omit<NewRecord<MachineEntity>, 'id' | 'occurredAt' | keyof State>;

/** Every query on machines: of the licence, and those the caller may see. */
@Injectable()
export class MachineRepository extends ReferenceRepository<MachineEntity> {
  constructor(services: RepositoryServices) {
    super(services, MachineEntity, 'machine');
  }

  /** Machines that were deleted in the inventory are gone here; those assigned to others are not shown to the staff. */
  protected override scope(ctx: RequestContext, qb: SelectQueryBuilder<MachineEntity>, alias: string): void {
    if (ctx.system) return;
    qb.andWhere(`${alias}.deleted = :notDeleted`, { notDeleted: false });
    if (ctx.can('tools.machinecontrol.manage') || ctx.can('tools.settings.objects')) return;
    qb.andWhere(`(${alias}.assignedEmployeeIds = '[]' OR ${alias}.assignedEmployeeIds LIKE :assignedToMe)`, {
      assignedToMe: `%"${ctx.membershipId}"%`,
    });
  }

  /** Inserts or updates what the inventory says; how the machine stands here stays. */
  async upsertCopy(ctx: RequestContext, id: string, copy: MachineCopy, meta: EventMeta): Promise<Upserted> {
    const present = await this.find(ctx, id);
    const state = present ? stateOf(present) : nothingYet;
    // The machine's data are a part of its figures, so the figures are published again.
    return this.upsert(ctx, id, { ...copy, ...state, figuresToldYear: 0 }, meta);
  }

  /** The machine, whose readings and services nobody else writes until the transaction ends. 404 where there is none. */
  async lock(ctx: RequestContext, id: string): Promise<MachineEntity> {
    const machine = await this.get(ctx, id);
    // Read again: somebody may have written while we waited for the lock.
    return (await this.lockKnown(ctx, id)) ?? machine;
  }

  /** The same for what events bring; null where there is none yet. A transaction on SQLite is alone from its beginning. */
  async lockKnown(ctx: RequestContext, id: string): Promise<MachineEntity | null> {
    const manager = this.db.writing(ctx);
    if (this.db.kind === 'sqlite') return this.find(ctx, id);
    const [row] = await manager.query<Record<string, unknown>[]>(
      `SELECT ${this.mapper.selectList('machine')} FROM ${this.mapper.table} machine WHERE machine.id = ? AND machine.licence_id = ? FOR UPDATE`,
      [id, ctx.licenceId],
    );
    return row ? this.mapper.hydrate(row, 'machine') : null;
  }

  /** Of every licence, for the reminders. */
  async everywhere(ctx: RequestContext): Promise<{ id: string; licenceId: string }[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(MachineEntity, 'machine')
      .select('machine.id', 'id')
      .addSelect('machine.licenceId', 'licenceId')
      .where('machine.deleted = :no AND machine.active = :yes', { no: false, yes: true })
      .orderBy('machine.licenceId')
      .getRawMany();
  }

  /** Of every licence, whose figures are not published up to this year. */
  async untold(
    ctx: RequestContext,
    year: number,
    limit: number,
  ): Promise<Pick<MachineEntity, 'id' | 'licenceId'>[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(MachineEntity, 'machine')
      .select('machine.id', 'id')
      .addSelect('machine.licenceId', 'licenceId')
      .where('machine.figuresToldYear < :year', { year })
      .limit(limit)
      .getRawMany();
  }

  /** Notes that the figures of a stamp are published; nothing where they have changed since. */
  async told(ctx: RequestContext, { id, figuresStamp }: MachineEntity, year: number): Promise<void> {
    await execute(
      this.db.writing(ctx),
      'UPDATE machines SET figures_told_year = ? WHERE id = ? AND licence_id = ? AND figures_stamp = ?',
      [year, id, ctx.licenceId, figuresStamp],
    );
  }
}
