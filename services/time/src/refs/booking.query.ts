import type { VatKey } from '@jahrring/contracts-common';
import { vatKey } from '@jahrring/contracts-common';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** What has to be known of project and activity before hours are booked on them. */
export interface Booking {
  projectId: string;
  projectNumber: string;
  projectTitle: string;
  projectStatus: string;
  /** The caller is assigned to this project or responsible for it. */
  assigned: boolean;
  /** The caller is assigned to no project at all. */
  unassigned: boolean;
  /** Null where there is no such activity. */
  activity: { title: string; price: string; vatRateKey: VatKey; active: boolean } | null;
}

interface Row {
  number: string;
  title: string;
  status: string;
  mine: number | string;
  any_own: number | string;
  activity_title: string | null;
  price: string | number | null;
  vat_rate_key: string | null;
  active: number | string | null;
}

// One statement with primary keys only: it stands in the path of every new entry.
const statement = `SELECT p.number, p.title, p.status,
  EXISTS (SELECT 1 FROM project_employees m WHERE m.licence_id = p.licence_id AND m.project_id = p.id AND m.employee_id = ?) AS mine,
  EXISTS (SELECT 1 FROM project_employees o WHERE o.licence_id = p.licence_id AND o.employee_id = ?) AS any_own,
  a.title AS activity_title, a.price, a.vat_rate_key, a.active
  FROM project_refs p
  LEFT JOIN object_refs a ON a.id = ? AND a.licence_id = p.licence_id AND a.kind = 'activities' AND a.deleted = ?
  WHERE p.id = ? AND p.licence_id = ? AND p.deleted = ?`;

@Injectable()
export class BookingQuery {
  constructor(private readonly db: Database) {}

  /** Null where the licence has no such project. */
  async find(ctx: RequestContext, projectId: string, activityId: string | null): Promise<Booking | null> {
    const me = ctx.membershipId;
    const values = [me, me, activityId ?? '', 0, projectId, ctx.licenceId, 0];
    const [row] = await this.db.manager(ctx).query<Row[]>(statement, values);
    if (!row) return null;
    return {
      projectId,
      projectNumber: row.number,
      projectTitle: row.title,
      projectStatus: row.status,
      assigned: Number(row.mine) === 1,
      unassigned: Number(row.any_own) === 0,
      activity: toActivity(row),
    };
  }
}

function toActivity(row: Row): Booking['activity'] {
  if (row.activity_title === null || row.price === null) return null;
  const known = vatKey.safeParse(row.vat_rate_key);
  return {
    title: row.activity_title,
    price: typeof row.price === 'number' ? row.price.toFixed(4) : row.price,
    vatRateKey: known.success ? known.data : 'standard',
    active: Number(row.active) === 1,
  };
}
