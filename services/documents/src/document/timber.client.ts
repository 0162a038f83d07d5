import type { SourceRef } from '@jahrring/contracts-documents';
import { lotChecks, lotForDocument } from '@jahrring/contracts-timber';
import type { LotChecks, LotForDocument } from '@jahrring/contracts-timber';
import { ServiceClient } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Client of documents for the timber service; its refusals are passed on in its own words. */
@Injectable()
export class TimberClient {
  constructor(private readonly client: ServiceClient) {}

  /** A sold lot, as a document of that day takes it over. */
  findLot(ctx: RequestContext, id: string, day: string): Promise<LotForDocument> {
    const path = `/api/timber/internal/lots/${id}?day=${day}`;
    return this.client.call(ctx, { tool: 'timber', method: 'GET', path, schema: lotForDocument });
  }

  /** Checks these lots on a day; those that are no longer sold are left out. */
  async checkLots(ctx: RequestContext, lots: readonly SourceRef[], day: string): Promise<LotChecks['items']> {
    const path = '/api/timber/internal/lot-checks';
    const body = { ids: lots.map(({ id }) => id), day };
    const call = { tool: 'timber', method: 'POST', path, body, schema: lotChecks } as const;
    return (await this.client.call(ctx, call)).items;
  }
}
