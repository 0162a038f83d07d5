import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { StemEntity } from './stem.entity';
import { sumOf } from './stem-sum';
import type { StemSum } from './stem-sum';

const idsPerStatement = 500;

/** Every query on stems, each limited to the licence. */
@Injectable()
export class StemRepository extends LicensedRepository<StemEntity> {
  constructor(services: RepositoryServices) {
    super(services, StemEntity, { name: 'stem' });
  }

  /** Returns the content of a lot, by assortment and class; locked until the end of the transaction, if one is open. */
  async sumsOf(ctx: RequestContext, lotId: string): Promise<StemSum[]> {
    const lock = ctx.tx && this.db.kind === 'mysql' ? ' FOR UPDATE' : '';
    return (await this.readSums(ctx, [lotId], lock)).get(lotId) ?? [];
  }

  /** The same of many lots by their ids, held by nobody. */
  async sumsOfLots(ctx: RequestContext, lotIds: readonly string[]): Promise<Map<string, StemSum[]>> {
    const found = new Map<string, StemSum[]>();
    for (let at = 0; at < lotIds.length; at += idsPerStatement) {
      const some = await this.readSums(ctx, lotIds.slice(at, at + idsPerStatement), '');
      for (const [lotId, sums] of some) found.set(lotId, sums);
    }
    return found;
  }

  private async readSums(
    ctx: RequestContext,
    lotIds: readonly string[],
    lock: string,
  ): Promise<Map<string, StemSum[]>> {
    const groups = 'lot_id, species, assortment, quality, thickness_class';
    const rows: Record<string, string | number | null>[] = await this.db.manager(ctx).query(
      `SELECT ${groups}, COUNT(*) AS stems, SUM(ROUND(volume * 1000)) AS thousandths FROM stems
        WHERE licence_id = ? AND lot_id IN (${lotIds.map(() => '?').join(', ')}) AND deleted_at IS NULL
        GROUP BY ${groups} ORDER BY ${groups}${lock}`,
      [ctx.licenceId, ...lotIds],
    );
    const found = new Map<string, StemSum[]>();
    for (const row of rows) {
      const lotId = String(row['lot_id']);
      found.set(lotId, [...(found.get(lotId) ?? []), sumOf(row)]);
    }
    return found;
  }

  /** Origins its living stems name; null where one names none. */
  async originIdsOf(ctx: RequestContext, lotId: string): Promise<(string | null)[]> {
    const rows: { origin_id: string | null }[] = await this.db
      .manager(ctx)
      .query(
        'SELECT DISTINCT origin_id FROM stems WHERE licence_id = ? AND lot_id = ? AND deleted_at IS NULL',
        [ctx.licenceId, lotId],
      );
    return rows.map((row) => row.origin_id);
  }

  /** The number and volume of the living stems of an origin. */
  async sumOfOrigin(ctx: RequestContext, originId: string): Promise<Pick<StemSum, 'stemCount' | 'volume'>> {
    const [row]: Record<string, string | number | null>[] = await this.db
      .manager(ctx)
      .query(
        'SELECT COUNT(*) AS stems, SUM(ROUND(volume * 1000)) AS thousandths FROM stems WHERE licence_id = ? AND origin_id = ? AND deleted_at IS NULL',
        [ctx.licenceId, originId],
      );
    const volume = (Number(row?.['thousandths'] ?? 0) / 1000).toFixed(3);
    return { stemCount: Number(row?.['stems'] ?? 0), volume };
  }

  /** All living stems of a lot, by their number. */
  inLot(ctx: RequestContext, lotId: string): Promise<StemEntity[]> {
    const query = this.query(ctx).andWhere('stem.lotId = :lotId', { lotId });
    return this.many(query.orderBy('stem.title').addOrderBy('stem.id'));
  }

  /**
   * Puts stems from one lot (null: from none) into another one.
   * @returns how many were there; fewer than asked for where one was elsewhere
   */
  async moveSome(
    ctx: RequestContext,
    ids: readonly string[],
    from: string | null,
    to: string | null,
  ): Promise<number> {
    let moved = 0;
    for (let at = 0; at < ids.length; at += idsPerStatement) {
      const some = ids.slice(at, at + idsPerStatement);
      const marks = some.map(() => '?').join(', ');
      const [where, values] = from === null ? ['lot_id IS NULL', []] : ['lot_id = ?', [from]];
      moved += await execute(
        this.db.writing(ctx),
        `UPDATE stems SET lot_id = ?, version = version + 1, updated_at = ?
          WHERE licence_id = ? AND deleted_at IS NULL AND ${where} AND id IN (${marks})`,
        [to, this.stamp(), ctx.licenceId, ...values, ...some],
      );
    }
    return moved;
  }

  /** Puts everything of one lot into another one, deleted stems too, so that what is restored is found. */
  async moveAll(ctx: RequestContext, from: string, to: string): Promise<void> {
    await execute(
      this.db.writing(ctx),
      `UPDATE stems SET lot_id = ?, version = version + 1, updated_at = ? WHERE licence_id = ? AND lot_id = ?`,
      [to, this.stamp(), ctx.licenceId, from],
    );
  }

  /** Now, as a column of both databases takes it. */
  private stamp(): unknown {
    const [value] = this.mapper.assignments({ updatedAt: this.now() }).values;
    return value;
  }
}
