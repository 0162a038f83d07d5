import { fileLimits } from '@jahrring/contracts-common';
import { defectLimits, type DefectView } from '@jahrring/contracts-inventory';
import {
  commonError,
  Database,
  fieldErrorOf,
  FileStore,
  type FileAnswer,
  type FileRule,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DefectRepository } from './defect.repository';
import { DefectViews } from './defect-views';

const rule: FileRule = { kinds: ['png', 'jpg'], maxBytes: fileLimits.image };

/** Photos of a defect: who sees the defect sees them, who reported it or keeps machines adds them. */
@Injectable()
export class DefectPhotoService {
  constructor(
    private readonly db: Database,
    private readonly defects: DefectRepository,
    private readonly views: DefectViews,
    private readonly files: FileStore,
  ) {}

  async send(ctx: RequestContext, id: string, photoId: string): Promise<FileAnswer> {
    const { photoIds } = await this.defects.get(ctx, id, { deleted: 'include' });
    if (!photoIds.includes(photoId)) throw commonError('NOT_FOUND');
    return this.files.send(ctx, photoId);
  }

  add(ctx: RequestContext, id: string, upload: Upload): Promise<DefectView> {
    return this.db.tx(ctx, async (ctx) => {
      const { photoIds, reporterId, version } = await this.defects.get(ctx, id);
      const isOwn = reporterId === ctx.membershipId;
      if (!isOwn && !ctx.can('tools.machine_inventory.manage')) throw commonError('FORBIDDEN');
      const max = defectLimits.photos;
      if (photoIds.length >= max) throw fieldErrorOf(upload.field, 'maxItems', { max });
      const file = await this.files.save(ctx, upload, rule);
      const defect = await this.defects.update(ctx, id, version, { photoIds: [...photoIds, file.id] });
      return this.views.one(ctx, defect);
    });
  }
}
