import {
  absenceChanged,
  absenceDaysChanged,
  type AbsenceChanged,
  type AbsenceDaysChanged,
  type AbsenceState,
} from '@jahrring/contracts-time';
import {
  LicensedRepository,
  Outbox,
  RepositoryServices,
  Republishes,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { AbsenceEntity } from './absence.entity';
import { limitToPeople } from './absence.scope';

export const absenceColumns = {
  fields: {
    startsOn: 'startsOn',
    endsOn: 'endsOn',
    createdAt: 'createdAt',
    state: 'state',
    type: 'type',
    employeeId: 'employeeId',
  },
};

/** States in which somebody is away, or wants to be. */
export const livingStates: readonly AbsenceState[] = ['requested', 'approved'];

interface Within {
  from: string;
  to: string;
  states?: readonly AbsenceState[];
}

@Injectable()
export class AbsenceRepository extends LicensedRepository<AbsenceEntity> {
  constructor(
    services: RepositoryServices,
    private readonly outbox: Outbox,
  ) {
    super(services, AbsenceEntity, { name: 'absence' });
  }

  /** Every write is told, whoever makes it. */
  protected override async afterWrite(
    ctx: RequestContext,
    before: AbsenceEntity | null,
    after: AbsenceEntity | null,
  ): Promise<void> {
    const absence = after ?? before;
    if (!absence) return;
    await this.outbox.add(ctx, absenceChanged, { ...toEvent(absence), deleted: !after });
    await this.outbox.add(ctx, absenceDaysChanged, { ...toDaysEvent(absence), deleted: !after });
  }

  @Republishes(absenceChanged, AbsenceEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<AbsenceChanged>[]> {
    for await (const page of this.pages(ctx)) {
      yield page.map((absence) => ({ payload: toEvent(absence), changedAt: absence.updatedAt }));
    }
  }

  @Republishes(absenceDaysChanged, AbsenceEntity)
  async *allDays(ctx: RequestContext): AsyncGenerator<Retold<AbsenceDaysChanged>[]> {
    for await (const page of this.pages(ctx)) {
      yield page.map((absence) => ({ payload: toDaysEvent(absence), changedAt: absence.updatedAt }));
    }
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<AbsenceEntity>,
    alias: string,
  ): void {
    limitToPeople(ctx, query, `${alias}.employeeId`);
  }

  /** Of these people, whoever asks, those that touch the days. The caller decides what of it is told. */
  async ofPeople(
    ctx: RequestContext,
    employeeIds: readonly string[],
    { from, to, states = livingStates }: Within,
  ): Promise<AbsenceEntity[]> {
    if (employeeIds.length === 0) return [];
    const qb = this.db
      .manager(ctx)
      .createQueryBuilder(AbsenceEntity, this.name)
      .where('absence.licenceId = :licenceId AND absence.deletedAt IS NULL', { licenceId: ctx.licenceId })
      .andWhere('absence.employeeId IN (:...employeeIds)', { employeeIds: [...employeeIds] })
      .andWhere('absence.endsOn >= :from AND absence.startsOn <= :to', { from, to })
      .andWhere('absence.state IN (:...states)', { states });
    return this.many(qb.orderBy('absence.startsOn').addOrderBy('absence.id'));
  }

  /** Requests of people in the caller's reach that wait for a decision. */
  waiting(ctx: RequestContext): Promise<AbsenceEntity[]> {
    return this.many(this.query(ctx).andWhere('absence.state = :state', { state: 'requested' }));
  }

  /** Returns how many entries a person has on these days. */
  async countEntries(ctx: RequestContext, employeeId: string, from: string, to: string): Promise<number> {
    return this.entrySum(ctx, 'COUNT(*)', [employeeId, from, to]);
  }

  /** Hours a person has recorded in these days, in seconds. */
  async workedSeconds(ctx: RequestContext, employeeId: string, from: string, to: string): Promise<number> {
    return this.entrySum(ctx, 'SUM(seconds)', [employeeId, from, to]);
  }

  private async entrySum(ctx: RequestContext, what: string, values: readonly string[]): Promise<number> {
    const [row] = await this.db.manager(ctx).query<{ found: number | string | null }[]>(
      `SELECT ${what} AS found FROM time_entries
       WHERE licence_id = ? AND employee_id = ? AND work_date BETWEEN ? AND ? AND deleted_at IS NULL`,
      [ctx.licenceId, ...values],
    );
    return Number(row?.found ?? 0);
  }
}

function toEvent(absence: AbsenceEntity): AbsenceChanged {
  const { id, employeeId, state, startsOn, endsOn, startHalf, endHalf, deletedAt } = absence;
  return { id, employeeId, state, startsOn, endsOn, startHalf, endHalf, deleted: deletedAt !== null };
}

function toDaysEvent({ id, employeeId, type, state, days, deletedAt }: AbsenceEntity): AbsenceDaysChanged {
  return { id, employeeId, type, state, days, deleted: deletedAt !== null };
}
