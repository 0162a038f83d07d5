import {
  LicensedRepository,
  Remembered,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { UnlockEntity } from './unlock.entity';

export interface DayState {
  entries: number;
  /** Billed or exported: these stay closed. */
  closed: number;
}

const mostKept = 500;

@Injectable()
export class UnlockRepository extends LicensedRepository<UnlockEntity> {
  private readonly known: Remembered<UnlockEntity[]>;

  constructor(services: RepositoryServices) {
    super(services, UnlockEntity, { name: 'unlock', softDelete: false });
    this.known = new Remembered(services.db, services.clock, mostKept, [UnlockEntity]);
  }

  /** Until when days are open, by person and day: `<employeeId> <date>`. There are few at any time; every list asks. */
  async active(ctx: RequestContext): Promise<Map<string, Date>> {
    const known = await this.known.of(ctx, '', () => this.open(ctx));
    const now = this.now();
    const open = known.filter(({ expiresAt }) => expiresAt > now);
    return new Map(open.map((one) => [`${one.employeeId} ${one.workDate}`, one.expiresAt]));
  }

  /** Those that have not run out, the next to close first. */
  open(ctx: RequestContext): Promise<UnlockEntity[]> {
    const qb = this.query(ctx)
      .andWhere('unlock.expiresAt > :now', { now: this.now() })
      .orderBy('unlock.expiresAt')
      .addOrderBy('unlock.id');
    return this.many(qb);
  }

  /** Returns the number of a person's entries on a day, and how many of them were handed over. */
  async dayState(ctx: RequestContext, employeeId: string, workDate: string): Promise<DayState> {
    const [row] = await this.db.writing(ctx).query<Record<string, number | string | null>[]>(
      `SELECT COUNT(*) AS entries,
        SUM(CASE WHEN exported_at IS NOT NULL OR document_number IS NOT NULL THEN 1 ELSE 0 END) AS closed
       FROM time_entries WHERE licence_id = ? AND employee_id = ? AND work_date = ? AND deleted_at IS NULL`,
      [ctx.licenceId, employeeId, workDate],
    );
    return { entries: Number(row?.entries ?? 0), closed: Number(row?.closed ?? 0) };
  }
}
