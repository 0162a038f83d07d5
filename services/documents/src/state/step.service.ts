import { documentsErrors, findStep, isDraft } from '@jahrring/contracts-documents';
import type { DocumentStep, DocumentView } from '@jahrring/contracts-documents';
import { AppError, Clock, commonError, Database } from '@jahrring/service-kit';
import type { RecordPatch, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BilledSourceRepository, DocumentLinkRepository, DocumentRepository, seesPrices } from '../record';
import type { DocumentEntity } from '../record';
import { DocumentPublisher, DocumentReader, toDocumentView } from '../document';
import { IssueService } from '../issue';
import { ProjectFollower } from '../chain';
import { SentRevisions } from './sent-revisions';

/** Steps a person takes along the table of states. */
@Injectable()
export class StepService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly documents: DocumentRepository,
    private readonly revisions: SentRevisions,
    private readonly links: DocumentLinkRepository,
    private readonly sources: BilledSourceRepository,
    private readonly reader: DocumentReader,
    private readonly issuing: IssueService,
    private readonly publisher: DocumentPublisher,
    private readonly projects: ProjectFollower,
  ) {}

  /**
   * @throws DOCUMENT_STEP_REFUSED where no person may take the step, DOCUMENT_LOCKED, DOCUMENT_HAS_FOLLOW_UPS where
   * something living came of a document that is taken back or cancelled; whatever issuing throws
   */
  async step(
    ctx: RequestContext,
    id: string,
    version: number,
    { status, changeEntries }: DocumentStep,
  ): Promise<DocumentView> {
    const known = await this.documents.get(ctx, id);
    if (findStep(known.type, known.status, status)?.issues) {
      return this.issuing.issue(ctx, id, version, { changeEntries });
    }
    return this.db.tx(ctx, async (tx) => {
      await this.documents.lock(tx, [id]);
      const document = await this.documents.get(tx, id);
      await this.refuseStale(tx, document, version);
      const step = findStep(document.type, document.status, status);
      if (!step || step.derived || step.correction) {
        throw new AppError(documentsErrors, 'DOCUMENT_STEP_REFUSED', { from: document.status, to: status });
      }
      if (document.lockedAt) throw new AppError(documentsErrors, 'DOCUMENT_LOCKED');
      const moved = await this.documents.update(tx, id, version, await this.change(tx, document, status));
      await this.publisher.changed(tx, moved);
      await this.projects.follow(tx, moved, changeEntries);
      return toDocumentView(await this.reader.complete(tx, moved), seesPrices(tx));
    });
  }

  /** Locks a document against changes, or opens it. */
  async setLocked(ctx: RequestContext, id: string, version: number, locked: boolean): Promise<DocumentView> {
    return this.db.tx(ctx, async (tx) => {
      const document = await this.documents.get(tx, id);
      await this.refuseStale(tx, document, version);
      const lockedAt = locked ? this.clock.now() : null;
      const saved = await this.documents.update(tx, id, version, { lockedAt });
      return toDocumentView(await this.reader.complete(tx, saved), seesPrices(tx));
    });
  }

  /** Marks documents as exported, or takes the mark off; answers how many were changed. */
  async markExported(ctx: RequestContext, ids: readonly string[], exported: boolean): Promise<number> {
    return this.db.tx(ctx, async (tx) => {
      const found = await this.documents.getMany(tx, [...new Set(ids)]);
      const others = found.filter((document) => (document.exportedAt !== null) !== exported);
      const exportedAt = exported ? this.clock.now() : null;
      for (const { id, version } of others) await this.documents.update(tx, id, version, { exportedAt });
      return others.length;
    });
  }

  private async change(
    ctx: RequestContext,
    document: DocumentEntity,
    status: DocumentEntity['status'],
  ): Promise<RecordPatch<DocumentEntity>> {
    if (status === 'ARCH') return { status, archivedAt: this.clock.now(), previousStatus: document.status };
    if (status === 'CANC') {
      await this.refuseFollowed(ctx, document);
      const freed = await this.sources.release(ctx, document.id);
      await this.publisher.released(ctx, document, freed);
    }
    if (status === 'PREP') return { status, ...(await this.revert(ctx, document)) };
    return { status };
  }

  /** An offer becomes a draft again; what was sent is kept, and so is its number. */
  private async revert(ctx: RequestContext, document: DocumentEntity): Promise<RecordPatch<DocumentEntity>> {
    await this.refuseFollowed(ctx, document);
    await this.revisions.keep(ctx, document);
    return { revision: document.revision + 1, snapshot: null, pdfHash: null, issuedAt: null };
  }

  private async refuseFollowed(ctx: RequestContext, { id }: DocumentEntity): Promise<void> {
    const links = await this.links.ofDocument(ctx, id);
    const later = links
      .filter(({ fromId, kind }) => fromId === id && kind !== 'copy')
      .map(({ toId }) => toId);
    const living = (await this.documents.getMany(ctx, later)).filter(({ status }) => status !== 'CANC');
    if (living.length === 0) return;
    throw new AppError(documentsErrors, 'DOCUMENT_HAS_FOLLOW_UPS', { count: living.length });
  }

  private async refuseStale(ctx: RequestContext, document: DocumentEntity, version: number): Promise<void> {
    if (document.version === version) return;
    const current = toDocumentView(await this.reader.complete(ctx, document), seesPrices(ctx));
    throw commonError('VERSION_MISMATCH', undefined, { current });
  }
}

/** Returns true if a document can still be changed. */
export function isOpen(document: DocumentEntity): boolean {
  return isDraft(document) && document.lockedAt === null;
}
