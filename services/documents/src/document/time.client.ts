import { documentsErrors } from '@jahrring/contracts-documents';
import type { SourceRef } from '@jahrring/contracts-documents';
import { billableList, billableProjects, entryVersions, objectPrices } from '@jahrring/contracts-time';
import type { BillableEntry } from '@jahrring/contracts-time';
import { AppError, ServiceClient } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const idsPerCall = 500;

/** Client of documents for the time service. */
@Injectable()
export class TimeClient {
  constructor(private readonly client: ServiceClient) {}

  /** Billable entries of a project that time knows no document for, up to a day where one is given. */
  async findBillable(ctx: RequestContext, projectId: string, until?: string): Promise<BillableEntry[]> {
    const upTo = until ? `&until=${until}` : '';
    const path = `/api/time/internal/billable?projectId=${projectId}${upTo}`;
    const ask = () => this.client.call(ctx, { tool: 'time', method: 'GET', path, schema: billableList });
    return (await reach(ask)).items;
  }

  /** Projects with anything to bill up to a day. */
  async projectsWithEntries(ctx: RequestContext, until: string): Promise<string[]> {
    const path = `/api/time/internal/billable-projects?until=${until}`;
    const ask = () => this.client.call(ctx, { tool: 'time', method: 'GET', path, schema: billableProjects });
    return (await reach(ask)).items.map(({ projectId }) => projectId);
  }

  /** The project's own prices of these objects on a day, as pairs; none for an object it has no rate for. */
  async projectPrices(
    ctx: RequestContext,
    projectId: string,
    day: string,
    objectIds: readonly string[],
  ): Promise<[string, string][]> {
    const path = '/api/time/internal/object-prices';
    const body = { projectId, day, objectIds };
    const ask = () =>
      this.client.call(ctx, { tool: 'time', method: 'POST', path, body, schema: objectPrices });
    return (await reach(ask)).items.map(({ objectId, price }) => [objectId, price]);
  }

  /** Returns how many of these entries were edited or deleted since the version we know. */
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
