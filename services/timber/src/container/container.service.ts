import type { ListQuery } from '@jahrring/contracts-common';
import {
  containerView,
  type ContainerView,
  type CreateContainer,
  type UpdateContainer,
} from '@jahrring/contracts-timber';
import {
  Database,
  fieldErrorOf,
  only,
  viewOf,
  withoutUndefined,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LotRepository } from '../lot';
import type { ContainerEntity } from './container.entity';
import { containerColumns, ContainerRepository } from './container.repository';

/** The rules of containers. */
@Injectable()
export class ContainerService {
  constructor(
    private readonly db: Database,
    private readonly containers: ContainerRepository,
    private readonly lots: LotRepository,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<ContainerView>> {
    return this.containers.listViews(ctx, query, containerColumns, (found) => this.views(ctx, found));
  }

  /** Also answers a deleted one: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<ContainerView> {
    return this.view(ctx, await this.containers.get(ctx, id, { deleted: 'include' }));
  }

  create(ctx: RequestContext, input: CreateContainer): Promise<ContainerView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireLot(ctx, input.lotId);
      return this.view(
        ctx,
        await this.containers.insert(ctx, { ...empty, ...withoutUndefined(input), title: input.title }),
      );
    });
  }

  update(ctx: RequestContext, id: string, version: number, input: UpdateContainer): Promise<ContainerView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireLot(ctx, input.lotId);
      return this.view(ctx, await this.containers.update(ctx, id, version, withoutUndefined(input)));
    });
  }

  remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    return this.db.tx(ctx, (ctx) => this.containers.remove(ctx, id, version));
  }

  restore(ctx: RequestContext, id: string): Promise<ContainerView> {
    return this.db.tx(ctx, async (ctx) => this.view(ctx, await this.containers.restore(ctx, id)));
  }

  private async requireLot(ctx: RequestContext, lotId: string | null | undefined): Promise<void> {
    if (lotId && !(await this.lots.find(ctx, lotId))) throw fieldErrorOf('lotId', 'exists');
  }

  private async view(ctx: RequestContext, container: ContainerEntity): Promise<ContainerView> {
    return only(await this.views(ctx, [container]));
  }

  private async views(ctx: RequestContext, found: readonly ContainerEntity[]): Promise<ContainerView[]> {
    const ids = [...new Set(found.map(({ lotId }) => lotId).filter((id) => id !== null))];
    const lots = await this.lots.getMany(ctx, ids, { deleted: 'include' });
    const titles = new Map(lots.map(({ id, number, title }) => [id, `${number} ${title}`]));
    return found.map((container) =>
      viewOf(containerView, container, { lotTitle: titles.get(container.lotId ?? '') ?? null }),
    );
  }
}

const empty = {
  tareKg: null,
  place: null,
  latitude: null,
  longitude: null,
  lotId: null,
  netKg: null,
  weighedOn: null,
  note: null,
};
