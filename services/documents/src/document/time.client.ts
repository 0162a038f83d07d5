import { documentsErrors } from '@jahrring/contracts-documents';
import type { SourceRef } from '@jahrring/contracts-documents';
import { billableList, entryVersions } from '@jahrring/contracts-time';
import type { BillableEntry } from '@jahrring/contracts-time';
import { AppError, ServiceClient } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const idsPerCall = 500;

/** What documents ask the time service. */
@Injectable()
export class TimeClient {
  constructor(private readonly client: ServiceClient) {}

  /** Billable entries of a project that time knows no document for. */
  async findBillable(ctx: RequestContext, projectId: string): Promise<BillableEntry[]> {
    const path = `/api/time/internal/billable?projectId=${projectId}`;
    const ask = () => this.client.call(ctx, { tool: 'time', method: 'GET', path, schema: billableList });
    return (await reach(ask)).items;
  }

  /** How many of these entries were edited or deleted since the version we know. */
  async countChanged(ctx: RequestContext, sources: readonly SourceRef[]): Promise<number> {
    const present = new Map<string, number>();
    for (let from = 0; from < sources.length; from += idsPerCall) {
      const ids = sources.slice(from, from + idsPerCall).map((source) => source.id);
      const path = '/api/time/internal/versions';
      const ask = () =>
        this.client.call(ctx, { tool: 'time', method: 'POST', path, body: { ids }, schema: entryVersions });
      for (const { id, version } of (await reach(ask)).items) present.set(id, version);
    }
    return sources.filter(({ id, version }) => present.get(id) !== version).length;
  }
}

/** Whatever goes wrong on the way, the user is told that nothing can be billed just now. */
async function reach<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new AppError(documentsErrors, 'DOCUMENT_TIME_UNAVAILABLE', undefined, { cause: error });
  }
}
