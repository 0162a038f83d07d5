import { localDateAt } from '@jahrring/contracts-common';
import { timberErrors } from '@jahrring/contracts-timber';
import { AppError, Audit, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AddressRefRepository, LicenceRefRepository } from '../reference';
import { LotRepository } from '../lot';
import { MillMeasurementRepository, MillViews } from '../mill';
import type { MillLetter } from './mill-letter';
import { PaperWorkers, pdfAnswer } from './paper-workers';

/** The letter that disputes a mill's measurement, as PDF. Each leaves an entry in the audit trail. */
@Injectable()
export class MillLetterService {
  constructor(
    private readonly workers: PaperWorkers,
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly mills: MillMeasurementRepository,
    private readonly views: MillViews,
    private readonly lots: LotRepository,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
  ) {}

  /** @throws MILL_NOT_DISPUTED; UNAVAILABLE when too many files wait already */
  async print(ctx: RequestContext, id: string): Promise<StreamableFile> {
    const letter = await this.letterOf(ctx, id);
    const bytes = await this.workers.run('millLetter', letter, { urgent: true });
    const fileName = `mill-${letter.lot.split(' ')[0]}.pdf`;
    const record = {
      action: 'export',
      entity: 'millMeasurement',
      entityId: id,
      after: { fileName },
    } as const;
    await this.db.tx(ctx, (tx) => this.audit.record(tx, record));
    return pdfAnswer(bytes, fileName);
  }

  private async letterOf(ctx: RequestContext, id: string): Promise<MillLetter> {
    const measurement = await this.mills.get(ctx, id);
    const { state, reason, number, measuredOn, creditNumber, creditOn } = measurement;
    if (state !== 'disputed' || reason === null) throw new AppError(timberErrors, 'MILL_NOT_DISPUTED');
    const lot = await this.lots.get(ctx, measurement.lotId);
    const { rows, ...totals } = await this.views.compare(ctx, lot, measurement);
    const licence = await this.licences.find(ctx, ctx.licenceId);
    const buyer = lot.buyerId ? await this.addresses.find(ctx, lot.buyerId) : null;
    const now = this.clock.now();
    return {
      ...{ locale: ctx.locale, createdAt: now.toISOString(), day: localDateAt(now, ctx.timeZone) },
      licence: {
        ...{ name: licence?.name ?? '', country: licence?.country ?? 'CH', place: licence?.place ?? '' },
      },
      recipient: buyer ? [buyer.name, buyer.place].filter((text) => text !== '') : [],
      lot: `${lot.number} ${lot.title}`,
      measurement: { number, measuredOn, creditNumber, creditOn, reason },
      rows: rows.filter(({ exceeds }) => exceeds.length > 0),
      totals,
    };
  }
}
