import {
  allocate,
  documentChanged,
  formatFixed,
  isPriced,
  lineHundredths,
  parseFixed,
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
} from '@jahrring/contracts-documents';
import type { SourceKind, SourceRef } from '@jahrring/contracts-documents';
import { Outbox } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

import type { DocumentEntity } from './document.entity';
import { toDocumentChanged } from './document.mapper';
import { PositionRepository } from './position.repository';

const MONEY_SCALE = 2;

/** Says what happened to documents and to what they bill, in the transaction in which it happened. */
@Injectable()
export class DocumentPublisher {
  constructor(
    private readonly outbox: Outbox,
    private readonly positions: PositionRepository,
  ) {}

  async changed(ctx: RequestContext, document: DocumentEntity): Promise<void> {
    const projects = await this.projectsOf(ctx, document);
    const change = toDocumentChanged(document);
    await this.outbox.add(ctx, documentChanged, projects.length > 0 ? { ...change, projects } : change);
  }

  /** What of a collective bill belongs to which project: its net shared out by their lines. */
  private async projectsOf(
    ctx: RequestContext,
    document: DocumentEntity,
  ): Promise<{ projectId: string; net: string }[]> {
    if (document.billKind !== 'collective' || document.net === null) return [];
    const sums = new Map<string, bigint>();
    for (const position of await this.positions.ofDocument(ctx, document.id)) {
      const { projectId, isPart, optional, kind } = position;
      if (!projectId || isPart || optional || !isPriced(kind)) continue;
      sums.set(projectId, (sums.get(projectId) ?? 0n) + lineHundredths(position));
    }
    const nets = allocate(parseFixed(document.net, MONEY_SCALE), [...sums.values()]);
    return [...sums.keys()].map((projectId, index) => ({
      projectId,
      net: formatFixed(nets[index] ?? 0n, MONEY_SCALE),
    }));
  }

  async claimed(
    ctx: RequestContext,
    documentId: string,
    kind: SourceKind,
    sources: SourceRef[],
  ): Promise<void> {
    if (sources.length > 0) await this.outbox.add(ctx, sourcesClaimed, { documentId, kind, sources });
  }

  async billed(
    ctx: RequestContext,
    document: DocumentEntity,
    kind: SourceKind,
    sources: SourceRef[],
  ): Promise<void> {
    if (sources.length === 0 || document.number === null) return;
    const { id: documentId, number: documentNumber } = document;
    await this.outbox.add(ctx, sourcesBilled, { documentId, documentNumber, kind, sources });
  }

  async released(
    ctx: RequestContext,
    documentId: string,
    kind: SourceKind,
    sources: SourceRef[],
  ): Promise<void> {
    if (sources.length > 0) await this.outbox.add(ctx, sourcesReleased, { documentId, kind, sources });
  }
}
