import type { ForwardedGroup, LotForwarding, MoveLoads, OriginForwarding } from '@jahrring/contracts-timber';
import { Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { LoadRepository } from '../load';
import type { LoadGroup, LoadsOf } from '../load';
import { LotRepository } from '../lot';
import { OriginRepository } from '../origin';
import { StemRepository } from '../stem';

/** Forwarded volumes of lots and origins. */
@Injectable()
export class ForwardingService {
  constructor(
    private readonly db: Database,
    private readonly loads: LoadRepository,
    private readonly lots: LotRepository,
    private readonly origins: OriginRepository,
    private readonly stems: StemRepository,
  ) {}

  async ofLot(ctx: RequestContext, id: string): Promise<LotForwarding> {
    const lot = await this.lots.get(ctx, id, { deleted: 'include' });
    const groups = await this.groups(ctx, { lotId: id });
    const own = new Set([lot.originId, ...(await this.stems.originIdsOf(ctx, id))]);
    const free = await this.groups(ctx, { lotId: null });
    const isOwn = ({ originId }: ForwardedGroup) => originId !== null && own.has(originId);
    return {
      ...{ volume: sumOf(groups), groups },
      free: [...free.filter(isOwn), ...free.filter((group) => !isOwn(group))],
    };
  }

  async ofOrigin(ctx: RequestContext, id: string): Promise<OriginForwarding> {
    await this.origins.get(ctx, id, { deleted: 'include' });
    const groups = await this.groups(ctx, { originId: id });
    const { stemCount, volume } = await this.stems.sumOfOrigin(ctx, id);
    return { stems: stemCount, harvested: volume, forwarded: sumOf(groups), groups };
  }

  /** Puts loads that lie in no lot into this one. Again it changes nothing. */
  put(ctx: RequestContext, id: string, { groups }: MoveLoads): Promise<LotForwarding> {
    return this.move(ctx, id, groups, null, id);
  }

  /** Takes loads out of it. */
  remove(ctx: RequestContext, id: string, { groups }: MoveLoads): Promise<LotForwarding> {
    return this.move(ctx, id, groups, id, null);
  }

  private move(
    ctx: RequestContext,
    id: string,
    groups: MoveLoads['groups'],
    from: string | null,
    to: string | null,
  ): Promise<LotForwarding> {
    return this.db.tx(ctx, async (tx) => {
      await this.lots.lock(tx, [id]);
      await this.lots.get(tx, id);
      for (const group of groups) await this.loads.move(tx, group, from, to);
      return this.ofLot(tx, id);
    });
  }

  private async groups(ctx: RequestContext, of: LoadsOf): Promise<ForwardedGroup[]> {
    const found = await this.loads.groups(ctx, of);
    const ids = [...new Set(found.flatMap(({ originId }) => (originId === null ? [] : [originId])))];
    const titles = new Map((await this.origins.getMany(ctx, ids)).map(({ id, title }) => [id, title]));
    return found.map((group) => ({ ...group, originTitle: titles.get(group.originId ?? '') ?? null }));
  }
}

function sumOf(groups: readonly LoadGroup[]): string {
  return groups.reduce((sum, { volume }) => sum.plus(volume), new Decimal(0)).toFixed(3);
}
