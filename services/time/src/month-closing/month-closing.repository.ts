import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MonthClosingEntity } from './month-closing.entity';

/** Counts of what was recorded in a month. */
export interface MonthCount {
  entries: number;
  people: number;
  timeZone: string;
}

@Injectable()
export class MonthClosingRepository extends LicensedRepository<MonthClosingEntity> {
  constructor(services: RepositoryServices) {
    super(services, MonthClosingEntity, { name: 'month_closing', softDelete: false });
  }

  /** Licences with people in them whose month has not been closed. */
  async openLicences(ctx: RequestContext, month: string): Promise<string[]> {
    const rows = await this.db.manager(ctx).query<{ licence_id: string }[]>(
      `SELECT DISTINCT licence_id FROM employee_refs WHERE licence_id NOT IN
       (SELECT licence_id FROM time_month_closings WHERE month = ?)`,
      [month],
    );
    return rows.map((row) => row.licence_id);
  }

  /** Returns true if the licence's month is closed. */
  async isClosed(ctx: RequestContext, month: string): Promise<boolean> {
    return (await this.one(this.query(ctx).andWhere('month_closing.month = :month', { month }))) !== null;
  }

  /** Null where nothing was recorded. */
  async recorded(ctx: RequestContext, from: string, to: string): Promise<MonthCount | null> {
    const [row] = await this.db.manager(ctx).query<Record<string, string | number | null>[]>(
      `SELECT COUNT(*) AS entries, COUNT(DISTINCT employee_id) AS people, MAX(time_zone) AS zone
       FROM time_entries WHERE licence_id = ? AND work_date BETWEEN ? AND ? AND deleted_at IS NULL`,
      [ctx.licenceId, from, to],
    );
    if (!row?.zone) return null;
    return { entries: Number(row.entries), people: Number(row.people), timeZone: String(row.zone) };
  }
}
