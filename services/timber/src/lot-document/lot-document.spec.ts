import { standInCaller, InMemory, refusal } from '@jahrring/testing/memory';
import type { LotSum } from '@jahrring/contracts-timber';
import type { LotEntity, LotOrigins, LotRepository, LotTotalsService } from '../lot';
import type { MillMeasurementEntity, MillMeasurementRepository } from '../mill';
import type { OriginEntity } from '../origin';
import type { AddressRefRepository, LicenceRefRepository } from '../reference';
import { LotDocumentService } from './lot-document.service';

const aSum = (change: Partial<LotSum> = {}): LotSum => ({
  ...{ species: 'fi', assortment: 'L1', quality: 'B', thicknessClass: '2b', stemCount: 12 },
  ...{ volume: '1234.560', price: '98.5000', value: '121604.16' },
  ...change,
});
const anOrigin = (change: Partial<OriginEntity> = {}) =>
  ({
    ...{ title: 'Bannwald', municipality: 'Sarnen', certificateKind: 'fsc', certificateNumber: 'C123456' },
    ...{
      certificateFrom: '2022-01-01',
      certificateUntil: '2026-12-31',
      ddsReference: null,
      ddsVerification: null,
    },
    ...change,
  }) as OriginEntity;

interface Given {
  lot?: Partial<LotEntity>;
  sums?: LotSum[];
  origins?: OriginEntity[];
  mill?: Partial<MillMeasurementEntity>;
  country?: string;
  buyerDeleted?: boolean;
}

function aLot({ lot, sums = [aSum()], origins = [anOrigin()], mill, country = 'CH', buyerDeleted = false }: Given = {}) {
  const lots = new InMemory<LotEntity>([
    { id: 'lot', number: '00017', title: 'Bannwald', state: 'sold', kind: 'stems', volume: '1234.560', buyerId: 'buyer', prices: [], measuredOn: '2026-11-20', documentId: null, documentType: null, documentNumber: null, millMeasurementId: mill ? 'mill' : null, ...lot },
  ]);
  const service = new LotDocumentService(
    lots as unknown as LotRepository,
    { sums: async () => ({ items: sums }) } as unknown as LotTotalsService,
    { find: async () => mill ?? null } as unknown as MillMeasurementRepository,
    { of: async () => origins } as unknown as LotOrigins,
    new InMemory([{ id: 'buyer', deleted: buyerDeleted }] as object[]) as unknown as AddressRefRepository,
    new InMemory([{ id: 'licence', country }] as object[]) as unknown as LicenceRefRepository,
  );
  return {
    get: (day = '2026-11-24', ctx = standInCaller()) => service.get(ctx, 'lot', day),
    check: async (day = '2026-11-24') => (await service.check(standInCaller(), ['lot'], day)).items[0],
  };
} // oxfmt-ignore

describe('a lot that a document takes over', () => {
  it.each<[string, Given, string]>([
    ['not sold yet', { lot: { state: 'offered' } }, 'LOT_NOT_BILLABLE'],
    ['settled with the mill', { lot: { state: 'settled' } }, 'LOT_NOT_BILLABLE'],
    ['on a bill', { lot: { documentId: 'bill', documentType: 'bill', documentNumber: 'R-1' } }, 'LOT_ON_DOCUMENT'],
    ['on a delivery note, not measured by the mill', { lot: { documentId: 'note', documentType: 'delivery_note', documentNumber: 'L-1' } }, 'LOT_ON_DOCUMENT'],
    ['without a buyer', { lot: { buyerId: null } }, 'LOT_WITHOUT_BUYER'],
    ['of a buyer who is gone', { buyerDeleted: true }, 'LOT_WITHOUT_BUYER'],
    ['empty', { sums: [] }, 'LOT_IS_EMPTY'],
    ['without a price for all of it', { sums: [aSum(), aSum({ price: null })] }, 'LOT_WITHOUT_PRICE'],
    ['of an origin whose certificate has ended', { origins: [anOrigin({ certificateUntil: '2026-11-23' })] }, 'LOT_CERTIFICATE_ENDED'],
    ['of one whose certificate has not begun', { origins: [anOrigin({ certificateFrom: '2026-11-25' })] }, 'LOT_CERTIFICATE_ENDED'],
    ['of one whose certificate has no end', { origins: [anOrigin({ certificateUntil: null })] }, 'LOT_CERTIFICATE_ENDED'],
  ])('is refused while it is %s', async (_why, given, code) => {
    expect(await refusal(() => aLot(given).get())).toBe(code);
  }); // oxfmt-ignore

  it('may be of an origin that claims no certificate, and on its last day of one that does', async () => {
    expect(
      await refusal(() =>
        aLot({ origins: [anOrigin({ certificateKind: null, certificateUntil: null })] }).get(),
      ),
    ).toBeNull();
    expect(await refusal(() => aLot().get('2026-12-31'))).toBeNull();
    expect(await refusal(() => aLot().get('2027-01-01'))).toBe('LOT_CERTIFICATE_ENDED');
  });

  it('is taken over by who sells alone', async () => {
    expect(await refusal(() => aLot().get('2026-11-24', standInCaller({ can: () => false })))).toBe(
      'FORBIDDEN',
    );
  });

  it('names what has no price, as it is written in the field', async () => {
    const given = { sums: [aSum({ price: null, quality: null })] };
    await expect(aLot(given).get()).rejects.toMatchObject({ params: { what: 'Fichte L1 2b' } });
  });

  const mill = {
    number: 'WV-77',
    measuredOn: '2026-11-22',
    creditNumber: 'G-1',
    creditOn: '2026-11-25',
    volume: '1200.000',
    lines: [],
  };

  it('is billed by the mill’s measurement once that is accepted, after its delivery note', async () => {
    const lines = [{ number: null, species: 'fi', assortment: 'L1', quality: 'B', thicknessClass: '2b', count: 10, volume: '1200.000', price: '97' }];
    const found = await aLot({ mill: { ...mill, lines } as never, lot: { documentId: 'note', documentType: 'delivery_note', documentNumber: 'L-1' } }).get();
    expect(found).toMatchObject({
      ...{ volume: '1200.000', deliveryNoteId: 'note', selfBilling: { number: 'G-1', measuredOn: '2026-11-22' } },
      sums: [{ volume: '1200.000', price: '97' }],
    });
    expect(found.wording.de?.title).toContain('G-1');
  }); // oxfmt-ignore

  it('is worded in the recipient’s language, in figures of the sender’s country', async () => {
    const { wording } = await aLot().get();
    expect(wording.de?.sums).toEqual(['Fichte L1 2b B\nStämme: 12']);
    expect(wording.de?.notes[0]).toBe('Los 00017 Bannwald, aufgenommen am 20.11.2026: 1’234.560 m³ fest');
    expect(wording.en?.notes[0]).toContain('1’234.560 m³ solid');
    expect(wording.de?.notes[1]).toBe('Herkunft: Bannwald, Sarnen\nZertifikat: FSC C123456');
    expect((await aLot({ country: 'DE' }).get()).wording.de?.notes[0]).toContain('1.234,560 m³');
    expect((await aLot({ sums: [aSum({ stemCount: 0 })] }).get()).wording.de?.sums).toEqual([
      'Fichte L1 2b B',
    ]);
    for (const language of ['de', 'en', 'fr', 'it', 'ro'] as const)
      expect(wording[language]?.notes).toHaveLength(2);
  });
});

describe('the version of a lot on a document', () => {
  const version = async (given: Given = {}) => (await aLot(given).get()).version;

  it('is the same while nothing of it changes, note and state left aside', async () => {
    const before = await version();
    expect(await version({ lot: { note: 'neu', version: 9, state: 'released' } })).toBe(before);
    expect((await aLot().check())?.version).toBe(before);
    expect(before).toBeGreaterThanOrEqual(0);
  });

  it.each<[string, Given]>([
    ['a volume', { sums: [aSum({ volume: '1234.561' })] }],
    ['a price', { sums: [aSum({ price: '98.5001' })] }],
    ['a number of stems', { sums: [aSum({ stemCount: 11 })] }],
    ['a certificate', { origins: [anOrigin({ certificateNumber: 'C1' })] }],
    ['a due-diligence statement', { origins: [anOrigin({ ddsReference: '26CH1' })] }],
    ['another origin', { origins: [anOrigin(), anOrigin({ title: 'Gohl' })] }],
  ])('is another one with %s', async (_what, given) =>
    expect(await version(given)).not.toBe(await version()),
  );

  it('is asked for sold lots alone, with the certificate that has ended meanwhile', async () => {
    expect(await aLot({ lot: { state: 'offered' } }).check()).toBeUndefined();
    expect(await aLot().check('2027-01-01')).toMatchObject({ endedCertificate: 'Bannwald', milled: false });
  });
});
