import {
  certificateHolds,
  isOpenLot,
  type EldatKind,
  type LotEldatGaps,
  type Quality,
  type Species,
  type UpdateTimberSettings,
  type WoodType,
} from '@jahrring/contracts-timber';
import { localDateAt, newId } from '@jahrring/contracts-common';
import { Audit, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable, StreamableFile } from '@nestjs/common';
import { AddressRefRepository, type LicenceRefEntity, LicenceRefRepository } from '../reference';
import {
  type EldatContact,
  type EldatLot,
  type EldatOutSum,
  type EldatParty,
  gapsOf,
  writeAllocation,
  writeDeliveryNote,
  writeJournal,
  writeTransferOrder,
} from '../formats';
import { type LotEntity, LotOrigins, LotRepository, LotTotalsService } from '../lot';
import { TimberSettingsService } from '../settings';
import { type StemEntity, StemRepository } from '../stem';

const writers = {
  allocation: writeAllocation,
  'delivery-note': writeDeliveryNote,
  journal: writeJournal,
  'transfer-order': writeTransferOrder,
} as const satisfies Record<EldatKind, (lot: EldatLot) => string>;

/** A lot as ELDATsmart: the notice that it lies ready, or what is driven. Without prices. Each leaves an audit entry. */
@Injectable()
export class EldatExportService {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly lots: LotRepository,
    private readonly totals: LotTotalsService,
    private readonly stems: StemRepository,
    private readonly origins: LotOrigins,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly settings: TimberSettingsService,
  ) {}

  async write(ctx: RequestContext, id: string, kind: EldatKind): Promise<StreamableFile> {
    const lot = await this.lots.get(ctx, id);
    const text = writers[kind](await this.told(ctx, lot));
    const fileName = `${kind}-${lot.number}.eldat`;
    const record = { action: 'export', entity: 'lot', entityId: id, after: { fileName } } as const;
    await this.db.tx(ctx, (tx) => this.audit.record(tx, record));
    return new StreamableFile(new TextEncoder().encode(text), {
      type: 'application/json',
      disposition: `attachment; filename="${fileName}"`,
    });
  }

  /** Returns the required parts of the standard that the documents lack. */
  async gaps(ctx: RequestContext, id: string): Promise<LotEldatGaps> {
    return gapsOf(await this.told(ctx, await this.lots.get(ctx, id)));
  }

  private async told(ctx: RequestContext, lot: LotEntity): Promise<EldatLot> {
    const stems = lot.kind === 'stems' ? await this.stems.inLot(ctx, lot.id) : [];
    const licence = await this.licences.find(ctx, ctx.licenceId);
    const country = licence?.country ?? 'CH';
    const buyer = lot.buyerId ? await this.addresses.find(ctx, lot.buyerId) : null;
    const origins = await this.origins.of(ctx, lot);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const { number, title, measuredOn } = lot;
    const isNoted = lot.documentType === 'delivery_note' && !isOpenLot(lot.state);
    return {
      ...{ number, title, measuredOn, createdAt: this.clock.now().toISOString(), transactionId: newId() },
      supplier: {
        ...partyOf(licence?.name ?? '', licence?.place ?? '', country),
        contact: contactOf(await this.settings.get(ctx), licence),
      },
      buyer: buyer && partyOf(buyer.name, buyer.place, country),
      position: positionOf([lot, ...origins]),
      certificates: origins.flatMap((origin) => {
        const { certificateKind: kind, certificateNumber } = origin;
        if (!kind || !certificateNumber || !certificateHolds(origin, today)) return [];
        return [{ kind, number: certificateNumber }];
      }),
      logs: stems.sort((one, other) => byNumber.compare(one.title, other.title)).map(logOf),
      sums: sumsOf(await this.totals.sums(ctx, lot), stems),
      deliveryNumber: isNoted ? lot.documentNumber : null,
    };
  }
}

/** 9 before 10. */
const byNumber = new Intl.Collator('de', { numeric: true });

/** Returns the coordinates of the pile, else those of its origin. */
function positionOf(
  places: readonly { longitude: number | null; latitude: number | null }[],
): [number, number] | null {
  for (const { longitude, latitude } of places) {
    if (longitude !== null && latitude !== null) return [longitude, latitude];
  }
  return null;
}

/** `Waldweg 3, 6060 Sarnen` */
function partyOf(name: string, place: string, country: string): EldatParty {
  const at = place.lastIndexOf(', ');
  const town = place.slice(at < 0 ? 0 : at + 2);
  const [, zip = '', city = town] = /^(\S*\d\S*) (.+)$/.exec(town) ?? [];
  const street = at < 0 ? '' : place.slice(0, at);
  return { name, street, zip: zip.replaceAll(/[^0-9a-zA-Z]/g, ''), city, country };
}

/** The person of the settings; telephone and mail of the firm where none are named. */
function contactOf(
  { contact }: Pick<UpdateTimberSettings, 'contact'>,
  licence: LicenceRefEntity | null,
): EldatContact | null {
  const { role, firstName, lastName, phone, email } = contact;
  const told = {
    ...{ role: role ?? '-', firstName: firstName ?? '', lastName: lastName ?? licence?.name ?? '' },
    ...{
      phone: (phone ?? licence?.phone ?? '').replaceAll(/[^+0-9 /-]/g, '').trim(),
      email: email ?? licence?.email ?? '',
    },
  };
  return told.phone === '' && told.email === '' && lastName === null ? null : told;
}

function logOf({
  title: number,
  species,
  lengthCm,
  diameterCm,
  thicknessClass,
  quality,
  volume,
}: StemEntity) {
  return { number, species, lengthCm, diameterCm, thicknessClass, quality, volume };
}

interface Summed {
  species: Species;
  assortment: string | null;
  quality: Quality | null;
  stemCount: number;
  volume: string;
}

/** By species, assortment and quality: classes stand with the logs. */
function sumsOf({ items }: { items: readonly Summed[] }, stems: readonly StemEntity[]): EldatOutSum[] {
  const sums = new Map<string, EldatOutSum & { thousandths: number }>();
  for (const { species, assortment, quality, stemCount, volume } of items) {
    const key = [species, assortment, quality].join(' ');
    const woodType = stems.find(
      (stem) => stem.species === species && stem.assortment === assortment,
    )?.woodType;
    const empty = { count: 0, volume: '', thousandths: 0, woodType: woodType ?? woodTypeOf(assortment) };
    const sum = sums.get(key) ?? { species, assortment, quality, ...empty };
    sum.count += stemCount;
    sum.thousandths += Math.round(Number(volume) * 1000);
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ thousandths, ...sum }) => ({
    ...sum,
    volume: (thousandths / 1000).toFixed(3),
  }));
}

/** Of an estimated lot, by the beginning of its assortment: industrial, energy, else sawn. */
function woodTypeOf(assortment: string | null): WoodType {
  if (assortment?.startsWith('E')) return 'energy';
  return assortment?.startsWith('I') ? 'industrial' : 'short';
}
