import type { ListQuery } from '@jahrring/contracts-common';
import { lotChanged, type CreateLot, type LotView, type UpdateLot } from '@jahrring/contracts-timber';
import { Database, mapList, Outbox, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { LotEntity } from './lot.entity';
import { toLotChanged, toLotView } from './lot.mapper';
import { lotColumns, LotRepository } from './lot.repository';

/** The rules of lots. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class LotService {
  constructor(
    private readonly db: Database,
    private readonly lots: LotRepository,
    private readonly outbox: Outbox,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<LotView>> {
    const found =
      query.pageSize === 'all'
        ? await this.lots.listAll(ctx, query, lotColumns)
        : await this.lots.list(ctx, query, lotColumns);
    return mapList(found, toLotView);
  }

  /** Also answers a deleted one: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<LotView> {
    return toLotView(await this.lots.get(ctx, id, { deleted: 'include' }));
  }

  create(ctx: RequestContext, { title, note }: CreateLot): Promise<LotView> {
    return this.change(ctx, (tx) => this.lots.insert(tx, { title, note: note ?? null }));
  }

  update(ctx: RequestContext, id: string, version: number, { title, note }: UpdateLot): Promise<LotView> {
    const patch = { ...(title === undefined ? {} : { title }), ...(note === undefined ? {} : { note }) };
    return this.change(ctx, (tx) => this.lots.update(tx, id, version, patch));
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.change(ctx, async (tx) => {
      await this.lots.remove(tx, id, version);
      return this.lots.get(tx, id, { deleted: 'only' });
    });
  }

  restore(ctx: RequestContext, id: string): Promise<LotView> {
    return this.change(ctx, (tx) => this.lots.restore(tx, id));
  }

  /** One transaction: the change, and word of it to the other services. */
  private change(ctx: RequestContext, work: (tx: RequestContext) => Promise<LotEntity>): Promise<LotView> {
    return this.db.tx(ctx, async (tx) => {
      const changed = await work(tx);
      await this.outbox.add(tx, lotChanged, toLotChanged(changed));
      return toLotView(changed);
    });
  }
}
