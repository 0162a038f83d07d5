import type { ListQuery } from '@jahrring/contracts-common';
import {
  originView,
  type CreateOrigin,
  type OriginView,
  type UpdateOrigin,
} from '@jahrring/contracts-timber';
import {
  Database,
  fieldErrorOf,
  only,
  viewOf,
  withoutUndefined,
  type ListResult,
  type NewRecord,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefRepository } from '../reference';
import type { OriginEntity } from './origin.entity';
import { originColumns, OriginRepository } from './origin.repository';

/** The rules of origins. */
@Injectable()
export class OriginService {
  constructor(
    private readonly db: Database,
    private readonly origins: OriginRepository,
    private readonly addresses: AddressRefRepository,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<OriginView>> {
    return this.origins.listViews(ctx, query, originColumns, (found) => this.views(ctx, found));
  }

  /** Also answers a deleted one: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<OriginView> {
    return this.view(ctx, await this.origins.get(ctx, id, { deleted: 'include' }));
  }

  create(ctx: RequestContext, input: CreateOrigin): Promise<OriginView> {
    return this.db.tx(ctx, async (ctx) => {
      const values = { ...empty, ...withoutUndefined(input), title: input.title };
      await this.check(ctx, values);
      return this.view(ctx, await this.origins.insert(ctx, values));
    });
  }

  update(ctx: RequestContext, id: string, version: number, input: UpdateOrigin): Promise<OriginView> {
    return this.db.tx(ctx, async (ctx) => {
      const patch = withoutUndefined(input);
      await this.check(ctx, { ...(await this.origins.get(ctx, id)), ...patch });
      return this.view(ctx, await this.origins.update(ctx, id, version, patch));
    });
  }

  remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    return this.db.tx(ctx, (ctx) => this.origins.remove(ctx, id, version));
  }

  restore(ctx: RequestContext, id: string): Promise<OriginView> {
    return this.db.tx(ctx, async (ctx) => this.view(ctx, await this.origins.restore(ctx, id)));
  }

  /** A certificate needs number and end; a period does not end before it begins. */
  private async check(ctx: RequestContext, origin: NewRecord<OriginEntity>): Promise<void> {
    await this.addresses.require(ctx, 'ownerId', origin.ownerId);
    if (origin.certificateKind) {
      if (!origin.certificateNumber) throw fieldErrorOf('certificateNumber', 'required');
      if (!origin.certificateUntil) throw fieldErrorOf('certificateUntil', 'required');
    }
    inOrder('certificateUntil', origin.certificateFrom, origin.certificateUntil);
    inOrder('harvestUntil', origin.harvestFrom, origin.harvestUntil);
  }

  private async view(ctx: RequestContext, origin: OriginEntity): Promise<OriginView> {
    return only(await this.views(ctx, [origin]));
  }

  private async views(ctx: RequestContext, origins: readonly OriginEntity[]): Promise<OriginView[]> {
    const names = await this.addresses.names(
      ctx,
      origins.map(({ ownerId }) => ownerId),
    );
    return origins.map((origin) =>
      viewOf(originView, origin, { ownerName: names.get(origin.ownerId ?? '') ?? null }),
    );
  }
}

function inOrder(field: string, from: string | null, until: string | null): void {
  if (from && until && until < from) throw fieldErrorOf(field, 'minDate', { min: from });
}

const empty = {
  ownerId: null,
  stand: null,
  parcel: null,
  municipality: null,
  country: null,
  latitude: null,
  longitude: null,
  polygon: null,
  certificateKind: null,
  certificateNumber: null,
  certificateFrom: null,
  certificateUntil: null,
  harvestFrom: null,
  harvestUntil: null,
  species: [],
  ddsReference: null,
  ddsVerification: null,
  note: null,
};
