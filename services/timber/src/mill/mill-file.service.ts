import { createHash } from 'node:crypto';
import { localDateAt } from '@jahrring/contracts-common';
import { millLimits, type MillLine, type MillMeasurementView } from '@jahrring/contracts-timber';
import { Clock, Database, type RequestContext, type Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { FileWordService, type FileWords } from '../file-word';
import { type LotEntity, LotRepository, LotTotalsService } from '../lot';
import { TimberSettingsService } from '../settings';
import { MillMeasurementService } from './mill-measurement.service';
import { unmapped } from './mill-file-fault';
import { readMillFile } from './read-mill-file';

/** Measurements and credit notes that mills send as files: ELDATsmart, CSV or Excel. */
@Injectable()
export class MillFileService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: TimberSettingsService,
    private readonly lots: LotRepository,
    private readonly totals: LotTotalsService,
    private readonly words: FileWordService,
    private readonly measurements: MillMeasurementService,
  ) {}

  /** @throws MILL_FILE_UNREADABLE with fault and place; whatever refuses a measurement */
  async importFile(ctx: RequestContext, lotId: string, upload: Upload): Promise<MillMeasurementView> {
    const lot = await this.lots.get(ctx, lotId);
    const bytes = await upload.read();
    const { rule, conversions } = await this.settings.get(ctx);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const words = await this.words.of(ctx, lot.buyerId);
    const read = await readMillFile(bytes, { rule, conversions, today, words });
    // Sorts and uses of ELDATsmart are codes of the standard.
    if (read.source === 'csv') await this.requireAssortments(ctx, lot, read.lines, words);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const fileName = (upload.filename.split(/[/\\]/).at(-1) || '–').slice(-millLimits.fileName);
    return this.db.tx(ctx, (tx) => this.measurements.record(tx, lotId, { ...read, sha256, fileName }));
  }

  /** The buyer's own names of assortments are said once what they are: by them the two lists are compared. */
  private async requireAssortments(
    ctx: RequestContext,
    lot: LotEntity,
    lines: readonly MillLine[],
    words: FileWords,
  ): Promise<void> {
    const { items } = await this.totals.sums(ctx, lot);
    const { assortments } = await this.settings.get(ctx);
    const own = items.flatMap(({ assortment }) => assortment ?? []);
    if (own.length === 0) return;
    const known = new Set([...own, ...assortments].map((name) => name.toLowerCase()));
    const named = lines.flatMap(({ assortment }) => assortment ?? []);
    const unknown = [...new Set(named)].filter((name) => {
      return !known.has(name.toLowerCase()) && !words.means('assortment', name);
    });
    if (unknown.length > 0) throw unmapped(unknown.map((name) => ({ kind: 'assortment', name })));
  }
}
