import { fileLimits, type ListQuery } from '@jahrring/contracts-common';
import {
  machineDocumentView,
  type CreateMachineDocument,
  type MachineDocumentView,
  type UpdateMachineDocument,
} from '@jahrring/contracts-inventory';
import {
  commonError,
  Database,
  fieldErrorOf,
  FileStore,
  mapList,
  viewOf,
  withoutUndefined,
  withPresent,
  type FileAnswer,
  type FileRule,
  type ListResult,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { isMachine, ObjectRepository } from '../object-record';
import type { MachineDocumentEntity } from './machine-document.entity';
import { machineDocumentColumns, MachineDocumentRepository } from './machine-document.repository';

const rule: FileRule = { kinds: ['any'], maxBytes: fileLimits.attachment };

/** Papers of machines and vehicles with their files. */
@Injectable()
export class MachineDocumentService {
  constructor(
    private readonly db: Database,
    private readonly documents: MachineDocumentRepository,
    private readonly machines: ObjectRepository,
    private readonly files: FileStore,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<MachineDocumentView>> {
    const found =
      query.pageSize === 'all'
        ? await this.documents.listAll(ctx, query, machineDocumentColumns)
        : await this.documents.list(ctx, query, machineDocumentColumns);
    return mapList(found, toView);
  }

  create(ctx: RequestContext, input: CreateMachineDocument): Promise<MachineDocumentView> {
    return this.db.tx(ctx, async (ctx) => {
      const machine = await this.machines.find(ctx, input.machineId);
      if (!machine || !isMachine(machine)) throw fieldErrorOf('machineId', 'exists');
      const { validUntil = null } = input;
      return toView(await this.documents.insert(ctx, { ...input, validUntil, fileId: null }));
    });
  }

  update(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: UpdateMachineDocument,
  ): Promise<MachineDocumentView> {
    return this.db.tx(ctx, async (ctx) =>
      toView(await withPresent(this.documents.update(ctx, id, version, withoutUndefined(patch)), toView)),
    );
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.documents.remove(ctx, id, version));
  }

  restore(ctx: RequestContext, id: string): Promise<MachineDocumentView> {
    return this.db.tx(ctx, async (ctx) => toView(await this.documents.restore(ctx, id)));
  }

  async sendFile(ctx: RequestContext, id: string): Promise<FileAnswer> {
    const { fileId } = await this.documents.get(ctx, id);
    if (!fileId) throw commonError('NOT_FOUND');
    return this.files.send(ctx, fileId);
  }

  /** Keeps a file; a second one takes the place of the first. */
  saveFile(ctx: RequestContext, id: string, version: number, upload: Upload): Promise<MachineDocumentView> {
    return this.db.tx(ctx, async (ctx) => {
      const { fileId: before } = await this.documents.get(ctx, id);
      const { id: fileId } = await this.files.save(ctx, upload, rule);
      const document = await this.documents.update(ctx, id, version, { fileId });
      if (before) await this.files.remove(ctx, before);
      return toView(document);
    });
  }
}

function toView(document: MachineDocumentEntity): MachineDocumentView {
  return viewOf(machineDocumentView, document, { hasFile: document.fileId !== null });
}
