import type { Unit, VatKey } from '@jahrring/contracts-common';
import type { DatedPrice } from '@jahrring/contracts-inventory';
import { unit, vatKey } from '@jahrring/contracts-common';
import type { EntryKind } from '@jahrring/contracts-time';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Key of what a line is booked on. */
export interface BookingKey {
  kind: EntryKind;
  projectId: string;
  activityId: string | null;
  objectId: string | null;
}

export interface BookedActivity {
  title: string;
  price: string;
  /** Prices from later days on. */
  prices: readonly DatedPrice[];
  unit: Unit | null;
  vatRateKey: VatKey;
  active: boolean;
}

export interface BookedObject extends BookedActivity {
  /** Last value of its counter. */
  counterReading: string | null;
  /** Assigned to others only. */
  hidden: boolean;
}

/** Data of project, activity and object needed before a line is booked on them. */
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
  activity_prices: string | null;
  activity_unit: string | null;
  activity_vat: string | null;
  activity_active: number | string | null;
  object_title: string | null;
  object_price: Decimal;
  object_prices: string | null;
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
  a.title AS activity_title, a.price AS activity_price, a.prices AS activity_prices, a.unit AS activity_unit, a.vat_rate_key AS activity_vat, a.active AS activity_active,
  x.title AS object_title, x.price AS object_price, x.prices AS object_prices, x.vat_rate_key AS object_vat, x.active AS object_active,
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
      activity: toActivity({
        title: row.activity_title,
        price: row.activity_price,
        prices: row.activity_prices,
        unit: row.activity_unit,
        vat: row.activity_vat,
        active: row.activity_active,
      }),
      object: toObject(row),
    };
  }
}

interface ActivityRow {
  title: string | null;
  price: Decimal;
  prices: string | null;
  unit: string | null;
  vat: string | null;
  active: number | string | null;
}

function toActivity({ title, price, prices, vat, active, ...row }: ActivityRow): BookedActivity | null {
  if (title === null || price === null) return null;
  const known = vatKey.safeParse(vat);
  return {
    title,
    price: fixed(price, 4) ?? '0.0000',
    prices: prices ? (JSON.parse(prices) as DatedPrice[]) : [],
    unit: unit.nullable().catch(null).parse(row.unit),
    vatRateKey: known.success ? known.data : 'standard',
    active: Number(active) === 1,
  };
}

function toObject(row: Row): BookedObject | null {
  const found = toActivity({
    title: row.object_title,
    price: row.object_price,
    prices: row.object_prices,
    unit: row.object_unit,
    vat: row.object_vat,
    active: row.object_active,
  });
  if (!found) return null;
  return {
    ...found,
    counterReading: fixed(row.counter_reading, 3),
    hidden: Number(row.object_hidden) === 1,
  };
}

/** SQLite answers decimals as numbers, MariaDB as text. */
function fixed(value: Decimal, decimals: number): string | null {
  return typeof value === 'number' ? value.toFixed(decimals) : value;
}
