import { Audit, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AddressRefRepository, LicenceRefRepository } from '../reference';
import { type LotEntity, LotOrigins, LotRepository, LotTotalsService } from '../lot';
import type { OriginEntity } from '../origin';
import { type StemEntity, StemRepository } from '../stem';
import type { LotPaper, PaperLog, PaperOrigin } from './lot-paper';
import { PaperWorkers, pdfAnswer } from './paper-workers';

/** The list of a lot's logs as PDF, made in a thread of its own. Each leaves an entry in the audit trail. */
@Injectable()
export class LotPaperService {
  constructor(
    private readonly workers: PaperWorkers,
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly lots: LotRepository,
    private readonly totals: LotTotalsService,
    private readonly stems: StemRepository,
    private readonly origins: LotOrigins,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
  ) {}

  /** @throws UNAVAILABLE when too many files wait already */
  async print(ctx: RequestContext, id: string): Promise<StreamableFile> {
    const lot = await this.lots.get(ctx, id);
    const bytes = await this.workers.run('lot', await this.paperOf(ctx, lot), { urgent: true });
    const fileName = `lot-${lot.number}.pdf`;
    const record = { action: 'export', entity: 'lot', entityId: id, after: { fileName } } as const;
    await this.db.tx(ctx, (tx) => this.audit.record(tx, record));
    return pdfAnswer(bytes, fileName);
  }

  private async paperOf(ctx: RequestContext, lot: LotEntity): Promise<LotPaper> {
    const logs = lot.kind === 'stems' ? await this.stems.inLot(ctx, lot.id) : [];
    const { items } = await this.totals.sums(ctx, lot);
    const licence = await this.licences.find(ctx, ctx.licenceId);
    const buyers = await this.addresses.names(ctx, [lot.buyerId]);
    return {
      ...{ locale: ctx.locale, createdAt: this.clock.now().toISOString() },
      licence: {
        ...{ name: licence?.name ?? '', country: licence?.country ?? 'CH', place: licence?.place ?? '' },
      },
      lot: {
        ...{ number: lot.number, title: lot.title, kind: lot.kind, measuredOn: lot.measuredOn },
        ...{ place: lot.place, quantity: lot.quantity, unit: lot.unit, volume: lot.volume },
        position: lot.latitude === null || lot.longitude === null ? null : [lot.latitude, lot.longitude],
        buyer: buyers.get(lot.buyerId ?? '') ?? null,
      },
      origins: await this.originsOf(ctx, lot),
      sums: items.map(({ species, assortment, quality, thicknessClass, stemCount, volume }) => {
        return { species, assortment, quality, thicknessClass, stemCount, volume };
      }),
      logs: logs.sort((one, other) => byNumber.compare(one.title, other.title)).map(logOf),
    };
  }

  private async originsOf(ctx: RequestContext, lot: LotEntity): Promise<PaperOrigin[]> {
    const found = await this.origins.of(ctx, lot);
    const owners = await this.addresses.names(
      ctx,
      found.map(({ ownerId }) => ownerId),
    );
    return found.map((origin) => originOf(origin, owners.get(origin.ownerId ?? '') ?? null, lot.measuredOn));
  }
}

/** 9 before 10. */
const byNumber = new Intl.Collator('de', { numeric: true });

/** A certificate counts on the days for which it was given. */
function originOf(origin: OriginEntity, owner: string | null, day: string): PaperOrigin {
  const { title, municipality, parcel, ddsReference, ddsVerification } = origin;
  const { certificateKind: kind, certificateNumber: number } = origin;
  const isValid =
    (origin.certificateFrom ?? day) <= day && day <= (origin.certificateUntil ?? day) && kind && number;
  const certificate = isValid ? { kind, number } : null;
  return { title, owner, municipality, parcel, certificate, ddsReference, ddsVerification };
}

function logOf(stem: StemEntity): PaperLog {
  const { title, species, assortment, quality, thicknessClass, lengthCm } = stem;
  const { firstMm, secondMm, barkCm, diameterCm, volume } = stem;
  return {
    ...{ title, species, assortment, quality, thicknessClass, lengthCm },
    ...{ firstMm, secondMm, barkCm, diameterCm, volume },
  };
}
