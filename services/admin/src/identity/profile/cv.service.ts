import {
  adminErrors,
  cvEntryView,
  mostCvDocuments,
  mostCvEntries,
  type CreateCvEntry,
  type CvEntryView,
  type UpdateCvEntry,
} from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  commonError,
  Database,
  fieldErrorOf,
  FileStore,
  toStoredFileView,
  viewOf,
  withPresent,
  type AuditAction,
  type FileRule,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { defined } from '../../database';
import type { CvEntryEntity } from './cv-entry.entity';
import { CvRepository } from './cv.repository';

const documentRule: FileRule = { kinds: ['pdf', 'jpg'], maxBytes: fileLimits.career };

/** A person's CV, kept by the person alone; `userId` is whose it is. */
@Injectable()
export class CvService {
  constructor(
    private readonly db: Database,
    private readonly entries: CvRepository,
    private readonly files: FileStore,
    private readonly audit: Audit,
  ) {}

  async list(ctx: RequestContext, userId: string): Promise<{ items: CvEntryView[]; total: number }> {
    const entries = await this.entries.findOfUser(ctx, userId);
    const items = await Promise.all(entries.map((entry) => this.view(ctx, entry)));
    return { items, total: items.length };
  }

  create(ctx: RequestContext, { id, ...body }: CreateCvEntry): Promise<CvEntryView> {
    return this.db.tx(ctx, async (ctx) => {
      const { userId } = ctx;
      if ((await this.entries.findOfUser(ctx, userId)).length >= mostCvEntries) throw full(mostCvEntries);
      const entry = await this.entries.insert(ctx, {
        ...(id ? { id } : {}),
        ...body,
        place: body.place ?? null,
        endsOn: body.endsOn ?? null,
        description: body.description ?? null,
        userId,
        documentIds: [],
      });
      await this.record(ctx, 'create', entry);
      return this.view(ctx, entry);
    });
  }

  update(ctx: RequestContext, id: string, version: number, body: UpdateCvEntry): Promise<CvEntryView> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.entries.getOfUser(ctx, ctx.userId, id);
      const startsOn = body.startsOn ?? before.startsOn;
      const endsOn = body.endsOn === undefined ? before.endsOn : body.endsOn;
      if (endsOn && endsOn < startsOn) throw fieldErrorOf('endsOn', 'afterOrEqual');
      const change = this.entries.update(ctx, id, version, defined(body));
      const entry = await withPresent(change, () => this.view(ctx, before));
      await this.record(ctx, 'update', entry);
      return this.view(ctx, entry);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const entry = await this.entries.getOfUser(ctx, ctx.userId, id);
      await this.entries.delete(ctx, entry, version);
      for (const documentId of entry.documentIds) await this.files.remove(ctx.asPerson(), documentId);
      await this.record(ctx, 'delete', entry);
    });
  }

  addDocument(ctx: RequestContext, id: string, upload: Upload): Promise<CvEntryView> {
    return this.db.tx(ctx, async (ctx) => {
      const entry = await this.entries.getOfUser(ctx, ctx.userId, id);
      if (entry.documentIds.length >= mostCvDocuments) throw full(mostCvDocuments);
      const file = await this.files.save(ctx.asPerson(), upload, documentRule);
      const documentIds = [...entry.documentIds, file.id];
      return this.view(ctx, await this.entries.update(ctx, id, entry.version, { documentIds }));
    });
  }

  removeDocument(ctx: RequestContext, id: string, version: number, documentId: string): Promise<CvEntryView> {
    return this.db.tx(ctx, async (ctx) => {
      const entry = await this.withDocument(ctx, ctx.userId, id, documentId);
      const documentIds = entry.documentIds.filter((one) => one !== documentId);
      const change = this.entries.update(ctx, id, version, { documentIds });
      const changed = await withPresent(change, () => this.view(ctx, entry));
      await this.files.remove(ctx.asPerson(), documentId);
      return this.view(ctx, changed);
    });
  }

  async sendDocument(ctx: RequestContext, userId: string, id: string, documentId: string) {
    await this.withDocument(ctx, userId, id, documentId);
    return this.files.send(ctx.asPerson(userId), documentId);
  }

  private async withDocument(ctx: RequestContext, userId: string, id: string, documentId: string) {
    const entry = await this.entries.getOfUser(ctx, userId, id);
    if (!entry.documentIds.includes(documentId)) throw commonError('NOT_FOUND');
    return entry;
  }

  private async view(ctx: RequestContext, entry: CvEntryEntity): Promise<CvEntryView> {
    const documents = await this.files.getMany(ctx.asPerson(entry.userId), entry.documentIds);
    return viewOf(cvEntryView, entry, { documents: documents.map(toStoredFileView) });
  }

  /** That it happened; what a person writes about themselves is no business of the licence's trail. */
  private record(ctx: RequestContext, action: AuditAction, entry: CvEntryEntity): Promise<void> {
    return this.audit.record(ctx, { action, entity: 'cvEntry', entityId: entry.id });
  }
}

function full(max: number): AppError {
  return new AppError(adminErrors, 'CV_FULL', { max });
}
