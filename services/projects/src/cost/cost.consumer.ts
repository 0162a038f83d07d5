import { supplierBillChanged, type SupplierBillChanged } from '@jahrring/contracts-bookkeeping';
import {
  documentChanged,
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
  type DocumentChanged,
  type SourcesBilled,
  type SourcesClaimed,
  type SourcesReleased,
} from '@jahrring/contracts-documents';
import { entryChanged, type EntryChanged } from '@jahrring/contracts-time';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectStatusService } from '../project';
import { CostLineRepository } from '../cost-line';
import { lineOfEntry, linesOfDocument, linesOfSupplierBill } from './line-values';

/** Feeds the cost lines: every source has one line, whatever order its events come in and however often. */
@Injectable()
export class CostConsumer {
  constructor(
    private readonly lines: CostLineRepository,
    private readonly statuses: ProjectStatusService,
  ) {}

  @Consumes(entryChanged)
  async onEntryChanged(
    ctx: RequestContext,
    entry: EntryChanged,
    meta: EventMeta<EntryChanged>,
  ): Promise<void> {
    const source = { sourceKind: 'entry' as const, sourceId: entry.id };
    const known = meta.together && (await this.lines.ofEntry(ctx, entry.id, meta.together));
    const projectIds = await this.lines.upsertSource(ctx, source, lineOfEntry(entry), meta, known);
    this.followEntries(ctx, projectIds);
  }

  @Consumes(sourcesClaimed)
  async onSourcesClaimed(ctx: RequestContext, event: SourcesClaimed, meta: EventMeta): Promise<void> {
    await this.claim(ctx, event, 'claimed', meta);
  }

  @Consumes(sourcesBilled)
  async onSourcesBilled(ctx: RequestContext, event: SourcesBilled, meta: EventMeta): Promise<void> {
    const projectIds = await this.claim(ctx, event, 'billed', meta);
    for (const projectId of projectIds) {
      ctx.beforeCommit(`bills of ${projectId}`, () => this.statuses.followBills(ctx, projectId));
    }
  }

  @Consumes(sourcesReleased)
  async onSourcesReleased(ctx: RequestContext, event: SourcesReleased, meta: EventMeta): Promise<void> {
    this.followEntries(ctx, await this.claim(ctx, event, 'released', meta));
  }

  /** A part that a document does not charge any more stays as a deleted line, so that an old event brings nothing back. */
  @Consumes(documentChanged)
  async onDocumentChanged(ctx: RequestContext, document: DocumentChanged, meta: EventMeta): Promise<void> {
    const parts = linesOfDocument(document);
    if (!parts) return;
    const present = await this.lines.ofDocument(ctx, document.id);
    if (present.some((line) => line.occurredAt > meta.occurredAt)) return;
    const named = new Set(parts.map(({ source }) => source.sourceId));
    for (const line of present.filter(({ sourceId }) => !named.has(sourceId))) {
      await this.lines.update(ctx, line.id, line.version, { deleted: true, occurredAt: meta.occurredAt });
    }
    const lines = new Map(present.map((line) => [`${line.sourceKind} ${line.sourceId}`, line]));
    for (const { source, values } of parts) {
      const known = lines.get(`${source.sourceKind} ${source.sourceId}`) ?? null;
      await this.lines.upsertSource(ctx, source, values, meta, known);
    }
  }

  /** The parts of a bill never change; a cancelled one takes them all back. */
  @Consumes(supplierBillChanged)
  async onSupplierBillChanged(
    ctx: RequestContext,
    bill: SupplierBillChanged,
    meta: EventMeta,
  ): Promise<void> {
    for (const { source, values } of linesOfSupplierBill(bill)) {
      await this.lines.upsertSource(ctx, source, values, meta);
    }
  }

  /** The status of a project follows from all of its entries: looked at once for many of them. */
  private followEntries(ctx: RequestContext, projectIds: readonly string[]): void {
    for (const projectId of projectIds) {
      ctx.beforeCommit(`entries of ${projectId}`, () => this.statuses.followEntries(ctx, projectId));
    }
  }

  private claim(
    ctx: RequestContext,
    { documentId, sources }: SourcesClaimed,
    state: 'claimed' | 'billed' | 'released',
    { occurredAt: at }: EventMeta,
  ): Promise<string[]> {
    const ids = sources.map((source) => source.id);
    return this.lines.claim(ctx, ids, { documentId, state, at });
  }
}
