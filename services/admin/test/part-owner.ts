import { type PartRequest, partRequest, type PartResult } from '@jahrring/contracts-common';
import type {
  ClientRequest,
  ClientResponse,
  ClientTransport,
  Database,
  PartKeeper,
  RequestContext,
} from '@jahrring/service-kit';
import { runPart } from '@jahrring/service-kit';
import { z } from 'zod';

type Values = Record<string, unknown>;

/** The other services as far as industry packages know them: each item is a record by its id. */
export class PartOwner implements ClientTransport {
  readonly records = new Map<string, { values: Values; deleted: boolean }>();
  /** Keys of items that others refer to. */
  readonly used = new Set<string>();
  /** Tools that cannot be reached. */
  readonly down = new Set<string>();
  writes = 0;
  onRefused: () => void = () => {};

  private readonly keeper: PartKeeper<Values> = {
    values: z.record(z.string(), z.unknown()),
    find: (_ctx, { id }) => {
      const record = this.records.get(id);
      return Promise.resolve(record ? { ...record, own: true } : null);
    },
    write: (_ctx, { id, values }) => {
      this.writes += 1;
      this.records.set(id, { values, deleted: false });
      return Promise.resolve();
    },
    remove: (_ctx, { id, values }) => {
      this.records.set(id, { values, deleted: true });
      return Promise.resolve();
    },
    used: (_ctx, items) =>
      Promise.resolve(new Set(items.map(({ key }) => key).filter((key) => this.used.has(key)))),
  };

  async send({ tool, path, body }: ClientRequest): Promise<ClientResponse> {
    if (this.down.has(tool)) {
      this.onRefused();
      throw new Error(`${tool} is down`);
    }
    if (path !== `/api/${tool}/internal/package-parts`) throw new Error(`Nobody answers ${path}`);
    const request = partRequest.parse(JSON.parse(body ?? ''));
    return { status: 200, body: JSON.stringify({ items: await this.take(request) }) };
  }

  /** Values of the records that are not deleted. */
  get living(): Values[] {
    return [...this.records.values()].filter(({ deleted }) => !deleted).map(({ values }) => values);
  }

  private take(request: PartRequest): Promise<PartResult[]> {
    const ctx = {} as RequestContext;
    const db = { tx: (_ctx: RequestContext, work: (tx: RequestContext) => unknown) => work(ctx) };
    return runPart(db as unknown as Database, ctx, this.keeper, request);
  }
}
