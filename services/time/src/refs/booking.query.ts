import type { Unit, VatKey } from '@jahrring/contracts-common';
import { unit, vatKey } from '@jahrring/contracts-common';
import type { EntryKind } from '@jahrring/contracts-time';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** What a line is booked on. */
export interface BookingKey {
  kind: EntryKind;
  projectId: string;
  activityId: string | null;
  objectId: string | null;
}

export interface BookedActivity {
  title: string;
  price: string;
  vatRateKey: VatKey;
  active: boolean;
}

export interface BookedObject extends BookedActivity {
  unit: Unit | null;
  /** Where its counter stood last. */
  counterReading: string | null;
  /** Assigned to others only. */
  hidden: boolean;
}

/** What has to be known of project, activity and object before a line is booked on them. */
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
  activity: BookedActivity | null;
  /** Null where there is no such object of this kind. */
  object: BookedObject | null;
}

type Decimal = string | number | null;

interface Row {
  number: string;
  title: string;
  status: string;
  mine: number | string;
  any_own: number | string;
  activity_title: string | null;
  activity_price: Decimal;
  activity_vat: string | null;
  activity_active: number | string | null;
  object_title: string | null;
  object_price: Decimal;
  object_vat: string | null;
  object_active: number | string | null;
  object_unit: string | null;
  counter_reading: Decimal;
  object_hidden: number | string;
}

const shownTo = 'SELECT 1 FROM object_employees s WHERE s.licence_id = p.licence_id AND s.object_id = x.id';

// One statement with primary keys only: it stands in the path of every new entry.
const statement = `SELECT p.number, p.title, p.status,
  EXISTS (SELECT 1 FROM project_employees m WHERE m.licence_id = p.licence_id AND m.project_id = p.id AND m.employee_id = ?) AS mine,
  EXISTS (SELECT 1 FROM project_employees o WHERE o.licence_id = p.licence_id AND o.employee_id = ?) AS any_own,
  a.title AS activity_title, a.price AS activity_price, a.vat_rate_key AS activity_vat, a.active AS activity_active,
  x.title AS object_title, x.price AS object_price, x.vat_rate_key AS object_vat, x.active AS object_active,
  x.unit AS object_unit, x.counter_reading,
  (EXISTS (${shownTo}) AND NOT EXISTS (${shownTo} AND s.employee_id = ?)) AS object_hidden
  FROM project_refs p
  LEFT JOIN object_refs a ON a.id = ? AND a.licence_id = p.licence_id AND a.kind = 'activities' AND a.deleted = ?
  LEFT JOIN object_refs x ON x.id = ? AND x.licence_id = p.licence_id AND x.kind = ? AND x.deleted = ?
  WHERE p.id = ? AND p.licence_id = ? AND p.deleted = ?`;

@Injectable()
export class BookingQuery {
  constructor(private readonly db: Database) {}

  /** Null where the licence has no such project. */
  async find(ctx: RequestContext, key: BookingKey): Promise<Booking | null> {
    const me = ctx.membershipId;
    const objects = [key.activityId ?? '', 0, key.objectId ?? '', key.kind, 0];
    const values = [me, me, me, ...objects, key.projectId, ctx.licenceId, 0];
    const [row] = await this.db.manager(ctx).query<Row[]>(statement, values);
    if (!row) return null;
    return {
      projectId: key.projectId,
      projectNumber: row.number,
      projectTitle: row.title,
      projectStatus: row.status,
      assigned: Number(row.mine) === 1,
      unassigned: Number(row.any_own) === 0,
      activity: toActivity(row.activity_title, row.activity_price, row.activity_vat, row.activity_active),
      object: toObject(row),
    };
  }
}

function toActivity(
  title: string | null,
  price: Decimal,
  vat: string | null,
  active: number | string | null,
): BookedActivity | null {
  if (title === null || price === null) return null;
  const known = vatKey.safeParse(vat);
  return {
    title,
    price: fixed(price, 4) ?? '0.0000',
    vatRateKey: known.success ? known.data : 'standard',
    active: Number(active) === 1,
  };
}

function toObject(row: Row): BookedObject | null {
  const found = toActivity(row.object_title, row.object_price, row.object_vat, row.object_active);
  if (!found) return null;
  const known = unit.safeParse(row.object_unit);
  return {
    ...found,
    unit: known.success ? known.data : null,
    counterReading: fixed(row.counter_reading, 3),
    hidden: Number(row.object_hidden) === 1,
  };
}

/** SQLite answers decimals as numbers, MariaDB as text. */
function fixed(value: Decimal, decimals: number): string | null {
  return typeof value === 'number' ? value.toFixed(decimals) : value;
}
