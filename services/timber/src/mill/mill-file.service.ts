import { createHash } from 'node:crypto';
import { localDateAt } from '@jahrring/contracts-common';
import { millLimits, type MillMeasurementView } from '@jahrring/contracts-timber';
import { Clock, Database, type RequestContext, type Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LotRepository } from '../lot';
import { TimberSettingsService } from '../settings';
import { MillMeasurementService } from './mill-measurement.service';
import { readMillFile } from './read-mill-file';

/** Measurements and credit notes that mills send as files: ELDATsmart, CSV or Excel. */
@Injectable()
export class MillFileService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: TimberSettingsService,
    private readonly lots: LotRepository,
    private readonly measurements: MillMeasurementService,
  ) {}

  /** @throws MILL_FILE_UNREADABLE with fault and place; whatever refuses a measurement */
  async take(ctx: RequestContext, lotId: string, upload: Upload): Promise<MillMeasurementView> {
    await this.lots.get(ctx, lotId);
    const bytes = await upload.read();
    const { rule, conversions } = await this.settings.get(ctx);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const read = await readMillFile(bytes, { rule, conversions, today });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const fileName = (upload.filename.split(/[/\\]/).at(-1) || '–').slice(-millLimits.fileName);
    return this.db.tx(ctx, (tx) => this.measurements.record(tx, lotId, { ...read, sha256, fileName }));
  }
}
