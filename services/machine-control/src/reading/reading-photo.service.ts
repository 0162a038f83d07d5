import { fileLimits } from '@jahrring/contracts-common';
import type { ReadingView } from '@jahrring/contracts-machine-control';
import {
  Clock,
  commonError,
  Database,
  FileStore,
  type FileAnswer,
  type FileRule,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineRepository, ReadingRepository } from '../record';
import { requireChangeable } from '../person';
import { ReadingViews } from './reading-views';

const rule: FileRule = { kinds: ['png', 'jpg'], maxBytes: fileLimits.image };

/** The picture of a counter that proves a reading. */
@Injectable()
export class ReadingPhotoService {
  constructor(
    private readonly db: Database,
    private readonly machines: MachineRepository,
    private readonly readings: ReadingRepository,
    private readonly views: ReadingViews,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async send(ctx: RequestContext, id: string): Promise<FileAnswer> {
    const { machineId, photoId } = await this.readings.get(ctx, id);
    await this.machines.get(ctx, machineId);
    if (!photoId) throw commonError('NOT_FOUND');
    return this.files.send(ctx, photoId);
  }

  /** Keeps a photo; a second one takes the place of the first. */
  keep(ctx: RequestContext, id: string, upload: Upload): Promise<ReadingView> {
    return this.db.tx(ctx, async (ctx) => {
      const reading = await this.readings.get(ctx, id);
      await this.machines.get(ctx, reading.machineId);
      requireChangeable(ctx, reading, this.clock.now());
      const { id: photoId } = await this.files.save(ctx, upload, rule);
      const changed = await this.readings.update(ctx, id, reading.version, { photoId });
      if (reading.photoId) await this.files.remove(ctx, reading.photoId);
      return this.views.one(ctx, changed);
    });
  }
}
