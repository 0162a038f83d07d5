import { fileLimits } from '@jahrring/contracts-common';
import type { LotView } from '@jahrring/contracts-timber';
import {
  commonError,
  Database,
  FileStore,
  type FileAnswer,
  type FileRule,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LotRepository } from './lot.repository';
import { LotViews } from './lot-views';

const rule: FileRule = { kinds: ['png', 'jpg'], maxBytes: fileLimits.image };

/** The picture of a pile. */
@Injectable()
export class LotPhotoService {
  constructor(
    private readonly db: Database,
    private readonly lots: LotRepository,
    private readonly views: LotViews,
    private readonly files: FileStore,
  ) {}

  async send(ctx: RequestContext, id: string): Promise<FileAnswer> {
    const { photoId } = await this.lots.get(ctx, id);
    if (!photoId) throw commonError('NOT_FOUND');
    return this.files.send(ctx, photoId);
  }

  /** Keeps a photo; a second one takes the place of the first. */
  keep(ctx: RequestContext, id: string, upload: Upload): Promise<LotView> {
    return this.db.tx(ctx, async (ctx) => {
      const lot = await this.lots.get(ctx, id);
      const { id: photoId } = await this.files.save(ctx, upload, rule);
      const changed = await this.lots.update(ctx, id, lot.version, { photoId });
      if (lot.photoId) await this.files.remove(ctx, lot.photoId);
      return this.views.one(ctx, changed);
    });
  }
}
