import type { DayPart } from '@jahrring/contracts-planning';
import {
  isUniqueViolation,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { limitToPlanned } from './assignment.scope';
import { AssignmentEntity } from './assignment.entity';
import { DaySlotEntity } from './day-slot.entity';

const halves: Readonly<Record<DayPart, readonly DaySlotEntity['half'][]>> = {
  full: ['morning', 'afternoon'],
  morning: ['morning'],
  afternoon: ['afternoon'],
};

/** Somebody's day is taken by the assignment with this id. */
export class SlotTaken extends Error {
  constructor(readonly assignmentId: string | undefined) {
    super('this half of the day is taken');
  }
}

@Injectable()
export class AssignmentRepository extends LicensedRepository<AssignmentEntity> {
  constructor(services: RepositoryServices) {
    super(services, AssignmentEntity, { name: 'assignment', softDelete: false });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<AssignmentEntity>,
    alias: string,
  ): void {
    limitToPlanned(ctx, query, alias);
  }

  /** The assignments of a span of days, by person and day. */
  async between(ctx: RequestContext, from: string, to: string): Promise<AssignmentEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('assignment.date >= :from AND assignment.date <= :to', { from, to })
        .orderBy('assignment.date')
        .addOrderBy('assignment.part')
        .addOrderBy('assignment.id'),
    );
  }

  /** Takes the person's half days for an assignment; throws `SlotTaken` where another holds one of them. */
  async takeSlots(ctx: RequestContext, assignment: AssignmentEntity): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    const { id: assignmentId, employeeId, date, part } = assignment;
    await this.freeSlots(ctx, assignmentId);
    try {
      await manager.insert(
        DaySlotEntity,
        halves[part].map((half) => ({ licenceId, employeeId, date, half, assignmentId })),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new SlotTaken(await this.holderOf(ctx, assignment));
    }
  }

  async freeSlots(ctx: RequestContext, assignmentId: string): Promise<void> {
    await this.db.writing(ctx).delete(DaySlotEntity, { licenceId: ctx.licenceId, assignmentId });
  }

  /** Half days of people that are taken in a span, as `employee date half`. */
  async takenSlots(ctx: RequestContext, from: string, to: string): Promise<Set<string>> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(DaySlotEntity, 'slot')
      .where('slot.licenceId = :licenceId AND slot.date >= :from AND slot.date <= :to', {
        licenceId: ctx.licenceId,
        from,
        to,
      })
      .getMany();
    return new Set(rows.map((row) => slotKey(row.employeeId, row.date, row.half)));
  }

  private async holderOf(ctx: RequestContext, wanted: AssignmentEntity): Promise<string | undefined> {
    const slot = await this.db
      .manager(ctx)
      .createQueryBuilder(DaySlotEntity, 'slot')
      .where('slot.licenceId = :licenceId AND slot.employeeId = :employeeId AND slot.date = :date', {
        licenceId: ctx.licenceId,
        employeeId: wanted.employeeId,
        date: wanted.date,
      })
      .andWhere('slot.half IN (:...halves) AND slot.assignmentId <> :own', {
        halves: halves[wanted.part],
        own: wanted.id,
      })
      .getOne();
    return slot?.assignmentId;
  }
}

export function slotKey(employeeId: string, date: string, half: string): string {
  return `${employeeId} ${date} ${half}`;
}

export function slotsOf({ employeeId, date, part }: Pick<AssignmentEntity, 'employeeId' | 'date' | 'part'>) {
  return halves[part].map((half) => slotKey(employeeId, date, half));
}
