import type { ForwardedGroup } from '@jahrring/contracts-timber';
import { execute, LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LoadEntity } from './load.entity';

const idsPerStatement = 500;
const mostGroups = 500;

export type LoadGroup = Omit<ForwardedGroup, 'originTitle'>;

/** Narrows loads by the lot or origin they are of; `null` for those of none. */
export type LoadsOf = { lotId: string | null } | { originId: string };

/** Every query on forwarded loads, each limited to the licence: the audit trail has their file, not each of them. */
@Injectable()
export class LoadRepository extends LicensedRepository<LoadEntity> {
  constructor(services: RepositoryServices) {
    super(services, LoadEntity, { name: 'load', audit: false, sharesIds: true, softDelete: false });
  }

  /** Returns those of the ids that exist. */
  async known(ctx: RequestContext, ids: readonly string[]): Promise<Set<string>> {
    const known = new Set<string>();
    for (let at = 0; at < ids.length; at += idsPerStatement) {
      const some = await this.getMany(ctx, ids.slice(at, at + idsPerStatement));
      for (const { id } of some) known.add(id);
    }
    return known;
  }

  async countOf(ctx: RequestContext, fileId: string): Promise<number> {
    return this.query(ctx).andWhere('load.fileId = :fileId', { fileId }).getCount();
  }

  /** Removes for good what was written of a file; what lies in lots stays. */
  removeOf(ctx: RequestContext, fileId: string): Promise<number> {
    return execute(
      this.db.writing(ctx),
      'DELETE FROM forwarded_loads WHERE licence_id = ? AND file_id = ? AND lot_id IS NULL',
      [ctx.licenceId, fileId],
    );
  }

  /** By origin, landing place and product, the newest first. */
  async groups(ctx: RequestContext, of: LoadsOf): Promise<LoadGroup[]> {
    const [column, id] = 'lotId' in of ? ['lot_id', of.lotId] : ['origin_id', of.originId];
    const rows: Record<string, string | number | null>[] = await this.db.manager(ctx).query(
      `SELECT origin_id, location, product, assortment, COUNT(*) AS loads,
          SUM(ROUND(volume * 1000)) AS thousandths, MIN(unloaded_on) AS first_on, MAX(unloaded_on) AS last_on,
          AVG(latitude) AS latitude, AVG(longitude) AS longitude
        FROM forwarded_loads WHERE licence_id = ? AND ${column} ${id === null ? 'IS NULL' : '= ?'}
        GROUP BY origin_id, location, product, assortment
        ORDER BY last_on DESC, location, product LIMIT ${mostGroups}`,
      id === null ? [ctx.licenceId] : [ctx.licenceId, id],
    );
    return rows.map(groupOf);
  }

  /** Puts the loads of a group from one lot (null: from none) into another one. */
  move(
    ctx: RequestContext,
    { originId, location, product }: Pick<LoadGroup, 'originId' | 'location' | 'product'>,
    from: string | null,
    to: string | null,
  ): Promise<number> {
    const origin = originId === null ? 'origin_id IS NULL' : 'origin_id = ?';
    const lot = from === null ? 'lot_id IS NULL' : 'lot_id = ?';
    return execute(
      this.db.writing(ctx),
      `UPDATE forwarded_loads SET lot_id = ?, version = version + 1
        WHERE licence_id = ? AND location = ? AND product = ? AND ${origin} AND ${lot}`,
      [
        to,
        ctx.licenceId,
        location,
        product,
        ...(originId === null ? [] : [originId]),
        ...(from === null ? [] : [from]),
      ],
    );
  }

  /** Loads of a lot that is merged into another go along. */
  moveAll(ctx: RequestContext, from: string, to: string): Promise<number> {
    return execute(
      this.db.writing(ctx),
      'UPDATE forwarded_loads SET lot_id = ?, version = version + 1 WHERE licence_id = ? AND lot_id = ?',
      [to, ctx.licenceId, from],
    );
  }
}

function groupOf(row: Readonly<Record<string, unknown>>): LoadGroup {
  const number = (value: unknown) => (value === null ? null : Number(Number(value).toFixed(6)));
  return {
    ...{ originId: row['origin_id'] as string | null, location: String(row['location']) },
    ...{ product: String(row['product']), assortment: row['assortment'] as string | null },
    ...{ loads: Number(row['loads']), volume: (Number(row['thousandths']) / 1000).toFixed(3) },
    ...{ from: dayOf(row['first_on']), until: dayOf(row['last_on']) },
    ...{ latitude: number(row['latitude']), longitude: number(row['longitude']) },
  };
}

function dayOf(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10);
}
