import type { ListQuery } from '@jahrring/contracts-common';
import {
  supportCaseChanged,
  type CreateSupportCase,
  type SupportCaseView,
  type UpdateSupportCase,
} from '@jahrring/contracts-support';
import { Database, mapList, Outbox, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SupportCaseEntity } from './support-case.entity';
import { toSupportCaseChanged, toSupportCaseView } from './support-case.mapper';
import { supportCaseColumns, SupportCaseRepository } from './support-case.repository';

/** The rules of support cases. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class SupportCaseService {
  constructor(
    private readonly db: Database,
    private readonly supportCases: SupportCaseRepository,
    private readonly outbox: Outbox,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<SupportCaseView>> {
    const found =
      query.pageSize === 'all'
        ? await this.supportCases.listAll(ctx, query, supportCaseColumns)
        : await this.supportCases.list(ctx, query, supportCaseColumns);
    return mapList(found, toSupportCaseView);
  }

  /** Also answers a deleted one: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<SupportCaseView> {
    return toSupportCaseView(await this.supportCases.get(ctx, id, { deleted: 'include' }));
  }

  create(ctx: RequestContext, { title, note }: CreateSupportCase): Promise<SupportCaseView> {
    return this.change(ctx, (tx) => this.supportCases.insert(tx, { title, note: note ?? null }));
  }

  update(
    ctx: RequestContext,
    id: string,
    version: number,
    { title, note }: UpdateSupportCase,
  ): Promise<SupportCaseView> {
    const patch = { ...(title === undefined ? {} : { title }), ...(note === undefined ? {} : { note }) };
    return this.change(ctx, (tx) => this.supportCases.update(tx, id, version, patch));
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.change(ctx, async (tx) => {
      await this.supportCases.remove(tx, id, version);
      return this.supportCases.get(tx, id, { deleted: 'only' });
    });
  }

  restore(ctx: RequestContext, id: string): Promise<SupportCaseView> {
    return this.change(ctx, (tx) => this.supportCases.restore(tx, id));
  }

  /** One transaction: the change, and word of it to the other services. */
  private change(
    ctx: RequestContext,
    work: (tx: RequestContext) => Promise<SupportCaseEntity>,
  ): Promise<SupportCaseView> {
    return this.db.tx(ctx, async (tx) => {
      const changed = await work(tx);
      await this.outbox.add(tx, supportCaseChanged, toSupportCaseChanged(changed));
      return toSupportCaseView(changed);
    });
  }
}
