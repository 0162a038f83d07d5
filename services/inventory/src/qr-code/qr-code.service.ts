import type { ListQuery } from '@jahrring/contracts-common';
import {
  qrCodeView,
  type CreateQrCode,
  type KnownQrCode,
  type QrCodeView,
} from '@jahrring/contracts-inventory';
import {
  Database,
  fieldErrorOf,
  mapList,
  viewOf,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { isMachine, ObjectRepository } from '../object-record';
import type { QrCodeEntity } from './qr-code.entity';
import { qrCodeColumns, QrCodeRepository } from './qr-code.repository';

/** The codes of a licence and their labels. */
@Injectable()
export class QrCodeService {
  constructor(
    private readonly db: Database,
    private readonly codes: QrCodeRepository,
    private readonly objects: ObjectRepository,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<QrCodeView>> {
    const found =
      query.pageSize === 'all'
        ? await this.codes.listAll(ctx, query, qrCodeColumns)
        : await this.codes.list(ctx, query, qrCodeColumns);
    return mapList(found, toView);
  }

  /** Returns the codes that devices store, so that they recognise a code without a connection. */
  async known(ctx: RequestContext): Promise<{ items: KnownQrCode[]; total: number }> {
    const codes = await this.codes.everyOne(ctx);
    const objectIds = [...new Set(codes.flatMap(({ objectId }) => objectId ?? []))];
    const objects = await this.objects.getMany(ctx, objectIds);
    const machines = new Set(objects.filter(isMachine).map(({ id }) => id));
    const items = codes.map(({ id, number, title, projectId, objectId, latitude, longitude }) => ({
      ...{ id, number, title, projectId, objectId, latitude, longitude },
      isMachine: machines.has(objectId ?? ''),
    }));
    return { items, total: items.length };
  }

  /** Gives the code the next number of the licence. */
  async create(ctx: RequestContext, input: CreateQrCode): Promise<QrCodeView> {
    return this.db.tx(ctx, (ctx) => {
      ctx.inTurn('qr-code');
      return this.insert(ctx, input);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.codes.remove(ctx, id, version));
  }

  async restore(ctx: RequestContext, id: string): Promise<QrCodeView> {
    return this.db.tx(ctx, async (ctx) => toView(await this.codes.restore(ctx, id)));
  }

  private async insert(ctx: RequestContext, input: CreateQrCode): Promise<QrCodeView> {
    const { id, title, projectId, objectId, latitude, longitude } = input;
    if (objectId !== null && (await this.objects.getMany(ctx, [objectId])).length === 0) {
      throw fieldErrorOf('objectId', 'exists');
    }
    const number = await this.codes.nextNumber(ctx);
    const values = { id, number, title, projectId, objectId, latitude, longitude };
    return toView(await this.codes.insert(ctx, values));
  }
}

function toView(code: QrCodeEntity): QrCodeView {
  return viewOf(qrCodeView, code);
}
