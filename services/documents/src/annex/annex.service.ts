import { fileLimits } from '@jahrring/contracts-common';
import {
  annexLimits,
  documentsErrors,
  isDraft,
  type AnnexList,
  type AnnexView,
} from '@jahrring/contracts-documents';
import { AppError, commonError, Database, FileStore, uploadOf } from '@jahrring/service-kit';
import type { FileAnswer, FileRule, RequestContext, Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import type { DocumentEntity } from '../record';
import type { AnnexEntity } from './annex.entity';
import { AnnexRepository } from './annex.repository';
import { DayReportClient } from './day-report.client';
import { DayReportRefRepository } from './day-report.reference';

const rule: FileRule = { kinds: ['any'], maxBytes: fileLimits.attachment };

/** Files that go with a document: they can be changed while it is a draft, and are frozen with it. */
@Injectable()
export class AnnexService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentRepository,
    private readonly annexes: AnnexRepository,
    private readonly dayReports: DayReportRefRepository,
    private readonly reports: DayReportClient,
    private readonly files: FileStore,
  ) {}

  /** The annexes of a document, and the signed day reports of its project that can become some. */
  async list(ctx: RequestContext, documentId: string): Promise<AnnexList> {
    const document = await this.documents.get(ctx, documentId);
    const annexes = await this.annexes.ofDocument(ctx, documentId);
    const attached = new Set(annexes.map(({ dayReportId }) => dayReportId));
    const canAttach = isDraft(document) && document.projectId !== null;
    const reports = canAttach ? await this.dayReports.ofProject(ctx, document.projectId ?? '') : [];
    return {
      items: annexes.map(toAnnexView),
      dayReports: reports.map(({ id, number, workDate, signedBy }) => ({
        id,
        number,
        workDate,
        signedBy,
        attached: attached.has(id),
      })),
    };
  }

  async send(ctx: RequestContext, documentId: string, annexId: string): Promise<FileAnswer> {
    await this.documents.get(ctx, documentId);
    const annex = await this.getOf(ctx, documentId, annexId);
    return this.files.send(ctx, annex.fileId);
  }

  /** @throws DOCUMENT_ANNEXES_FROZEN, DOCUMENT_TOO_MANY_ANNEXES */
  async upload(ctx: RequestContext, documentId: string, upload: Upload): Promise<AnnexView> {
    return this.db.tx(ctx, async (tx) => {
      await this.getDraft(tx, documentId, 1);
      return this.keep(tx, documentId, upload, null);
    });
  }

  /** Copies the PDFs of signed day reports of the document's project. @throws also DOCUMENT_DAY_REPORT_UNAVAILABLE */
  async attach(ctx: RequestContext, documentId: string, ids: readonly string[]): Promise<AnnexList> {
    const document = await this.documents.get(ctx, documentId);
    const wanted = await this.dayReports.getMany(ctx, ids);
    const isForeign = wanted.some(({ projectId }) => projectId !== document.projectId);
    if (wanted.length < ids.length || isForeign) throw commonError('NOT_FOUND');
    // Fetched before the transaction: it must not wait for another service.
    const uploads = await Promise.all(
      wanted.map(async ({ id }) => ({ id, upload: toUpload(await this.reports.pdf(ctx, id)) })),
    );
    return this.db.tx(ctx, async (tx) => {
      await this.getDraft(tx, documentId, uploads.length);
      const known = await this.annexes.ofDocument(tx, documentId);
      for (const { id, upload } of uploads) {
        if (known.some(({ dayReportId }) => dayReportId === id)) continue;
        await this.keep(tx, documentId, upload, id);
      }
      return this.list(tx, documentId);
    });
  }

  /** @throws DOCUMENT_ANNEXES_FROZEN */
  async remove(ctx: RequestContext, documentId: string, annexId: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      await this.getDraft(tx, documentId, 0);
      const annex = await this.getOf(tx, documentId, annexId);
      await this.annexes.remove(tx, annexId, version);
      await this.files.remove(tx, annex.fileId);
    });
  }

  private async keep(
    ctx: RequestContext,
    documentId: string,
    upload: Upload,
    dayReportId: string | null,
  ): Promise<AnnexView> {
    const { id: fileId, name, sha256: hash, size } = await this.files.save(ctx, upload, rule);
    return toAnnexView(await this.annexes.insert(ctx, { documentId, fileId, dayReportId, name, hash, size }));
  }

  private async getDraft(ctx: RequestContext, documentId: string, more: number): Promise<DocumentEntity> {
    const document = await this.documents.get(ctx, documentId);
    if (!isDraft(document)) throw new AppError(documentsErrors, 'DOCUMENT_ANNEXES_FROZEN');
    const { length } = await this.annexes.ofDocument(ctx, documentId);
    if (length + more > annexLimits.perDocument) {
      throw new AppError(documentsErrors, 'DOCUMENT_TOO_MANY_ANNEXES', { max: annexLimits.perDocument });
    }
    return document;
  }

  private async getOf(ctx: RequestContext, documentId: string, annexId: string): Promise<AnnexEntity> {
    const annex = await this.annexes.get(ctx, annexId);
    if (annex.documentId !== documentId) throw commonError('NOT_FOUND');
    return annex;
  }
}

function toUpload({ name, bytes }: { name: string; bytes: Buffer }): Upload {
  return uploadOf(name, 'application/pdf', bytes);
}

function toAnnexView({ id, version, name, hash, size, dayReportId, createdAt }: AnnexEntity): AnnexView {
  return { id, version, name, hash, size, dayReportId, createdAt: createdAt.toISOString() };
}
