import { fileLimits } from '@jahrring/contracts-common';
import { machineKinds, objectKinds, objectLimits, type ObjectKind } from '@jahrring/contracts-inventory';
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
import type { ObjectEntity } from '../object-record';
import { ObjectService } from '../object';

const rule: FileRule = { kinds: ['png', 'jpg'], maxBytes: fileLimits.image };

/** Identifies an image of an object, and the version of the object that the caller has seen. */
export interface ImageOf {
  objectId: string;
  imageId: string;
  version: number;
}

/** Pictures of an object, the main one first: whoever sees the object sees them. */
@Injectable()
export class ObjectImageService {
  constructor(
    private readonly db: Database,
    private readonly objects: ObjectService,
    private readonly files: FileStore,
  ) {}

  async send(ctx: RequestContext, objectId: string, imageId: string): Promise<FileAnswer> {
    await this.requireImage(ctx, objectId, imageId);
    return this.files.send(ctx, imageId);
  }

  async add(ctx: RequestContext, objectId: string, version: number, upload: Upload): Promise<ObjectEntity> {
    return this.db.tx(ctx, async (ctx) => {
      const images = (await this.objects.get(ctx, objectId, changedBy(ctx))).imageIds ?? [];
      const max = objectLimits.images;
      if (images.length >= max) throw fieldErrorOf(upload.field, 'maxItems', { max });
      const { id } = await this.files.save(ctx, upload, rule);
      return this.objects.update(ctx, objectId, version, { imageIds: [...images, id] }, changedBy(ctx));
    });
  }

  async makeMain(ctx: RequestContext, { objectId, imageId, version }: ImageOf): Promise<ObjectEntity> {
    return this.db.tx(ctx, async (ctx) => {
      const images = await this.requireImage(ctx, objectId, imageId);
      const imageIds = [imageId, ...images.filter((id) => id !== imageId)];
      return this.objects.update(ctx, objectId, version, { imageIds }, changedBy(ctx));
    });
  }

  async remove(ctx: RequestContext, { objectId, imageId, version }: ImageOf): Promise<ObjectEntity> {
    return this.db.tx(ctx, async (ctx) => {
      const images = await this.requireImage(ctx, objectId, imageId);
      const imageIds = images.filter((id) => id !== imageId);
      const object = await this.objects.update(ctx, objectId, version, { imageIds }, changedBy(ctx));
      await this.files.remove(ctx, imageId);
      return object;
    });
  }

  /** The object's images; 404 where this is none of them. */
  private async requireImage(ctx: RequestContext, objectId: string, imageId: string): Promise<string[]> {
    const images = (await this.objects.get(ctx, objectId, objectKinds)).imageIds ?? [];
    if (!images.includes(imageId)) throw commonError('NOT_FOUND');
    return images;
  }
}

/** Keepers of machines change pictures of machines only; managers of objects those of all objects. */
function changedBy(ctx: RequestContext): readonly ObjectKind[] {
  return ctx.can('tools.settings.objects') ? objectKinds : machineKinds;
}
