import { addressChanged } from '@jahrring/contracts-addresses';
import { licenceChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { startTestService, testLicences, type TestService } from '@jahrring/testing';
import { readPdfText } from '@jahrring/testing/pdf';
import { aLot, aMillMeasurement, aRemovedLot, aStem, timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

const textOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await readPdfText(bytes)).map((page) => page.replace(/\s+/g, ' '));

describe('the list of a lot’s logs on paper', () => {
  let app: TestService;
  beforeEach(async () => {
    app = await startTestService(timberService);
  });
  afterEach(() => app.close());

  const made = async (path: string, body: object) => {
    const answer = await app.as('admin').post(`${timberUrl}/${path}`, body);
    expect(answer.status).toBe(201);
    return answer.body as { id: string; number: string };
  };

  it('tells whose it is, where it grew, each log and the sums', async () => {
    const [buyerId, licence] = [newId(), testLicences.own];
    const buyer = { name: 'Sägewerk Tobler AG', zip: '9000', city: 'St. Gallen', deleted: false };
    await app.deliver(addressChanged, { ...anAddress, id: buyerId, ...buyer });
    await app.deliver(licenceChanged, {
      ...{ id: licence, name: 'Forstbetrieb Bergwald', type: 'standard', state: 'active' },
      ...{ timeZone: 'Europe/Zurich', country: 'CH', currency: 'CHF' },
      ...{ street: 'Waldweg', houseNumber: '3', zip: '6060', city: 'Sarnen' },
    });
    const certificate = { certificateKind: 'fsc', certificateNumber: 'FSC-C123456' };
    const valid = { certificateFrom: '2024-01-01', certificateUntil: '2028-12-31' };
    const statement = { ddsReference: '25CHTEST1234', ddsVerification: 'ABCD1234' };
    const origin = await made('origins', { title: 'Hinterwald', ...certificate, ...valid, ...statement });
    const expired = { certificateFrom: '2019-01-01', certificateUntil: '2024-12-31' };
    const other = await made('origins', { title: 'Alpli', ...certificate, ...expired });
    const lot = await made('lots', aLot({ originId: origin.id, place: 'Lagerplatz Rüti' }));
    for (const [index, originId] of [origin.id, origin.id, other.id].entries())
      await made('stems', aStem({ title: String(101 + index), lotId: lot.id, originId }));
    const { version } = (await app.as('admin').get(`${timberUrl}/lots/${lot.id}`)).body;
    const sale = { buyerId, prices: [] };
    await app.as('admin').put(`${timberUrl}/lots/${lot.id}/sale`, sale, { ifMatch: version });

    const answer = await app.as('admin').get(`${timberUrl}/lots/${lot.id}/pdf`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [page = ''] = await textOf(answer.raw);
    for (const words of [
      ...['Holzliste', `${lot.number} Bannwald`, 'Forstbetrieb Bergwald', 'Waldweg 3, 6060 Sarnen'],
      ...[
        '20.11.2026',
        'Lagerplatz Rüti',
        'Sägewerk Tobler AG',
        'Hinterwald · FSC-C123456',
        '25CHTEST1234',
        'ABCD1234',
      ],
      ...['101 Fichte L1 B', '42 × 42.5', '1.500', 'Seite 1 von 1'],
    ])
      expect(page).toContain(words);
    // A certificate that had ended is no claim.
    expect(page).toMatch(/Alpli(?! · FSC)/);
    expect((await app.audit()).filter(({ action }) => action === 'export')).toHaveLength(1);
  });

  it('goes over pages with their number, and repeats the heads of its columns', async () => {
    const lot = await made('lots', aLot());
    const stems = Array.from({ length: 90 }, (_, index) =>
      aStem({ title: String(index + 1), lotId: lot.id }),
    );
    for (const stem of stems) await made('stems', stem);
    const { raw } = await app.as('admin').get(`${timberUrl}/lots/${lot.id}/pdf`);
    const pages = await textOf(raw);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/ 9 Fichte .* 10 Fichte /);
    expect(pages[1]).toContain('Länge m');
    expect(pages[1]).toContain('Seite 2 von 2');
  });

  it('tells the mill why its measurement is disputed, and where it differs', async () => {
    const lot = await aRemovedLot(app);
    const logs = aMillMeasurement({ 1: '0.500', 2: '0.420' });
    const measured = (await app.as('admin').post(`${timberUrl}/lots/${lot.id}/mill-measurements`, logs)).body;
    const url = `${timberUrl}/mill-measurements/${measured.id}`;
    const letter = () => app.as('admin').get(`${url}/letter`);
    expect(await letter()).toMatchObject({ status: 409, body: { code: 'MILL_NOT_DISPUTED' } });
    const reason = 'Stamm 2 war gesund.';
    await app.as('admin').post(`${url}/dispute`, { reason }, { ifMatch: measured.version });
    const [page = ''] = await textOf((await letter()).raw);
    for (const words of [
      ...['Einsprache gegen die Werksvermessung', 'Säge AG', '3400 Burgdorf', `${lot.number} Bannwald`],
      ...['WV-77 · 24.11.2026', reason, '2 Fichte L1', '0.420', '-0.080', '3 Fichte L1', 'fehlt', '-57.13'],
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('1 Fichte');
  });

  it('is of an estimated lot its quantity, and nobody else’s', async () => {
    const estimated = { kind: 'estimated', species: 'bu', quantity: '20.001', unit: 'stacked' };
    const lot = await made('lots', aLot(estimated));
    const [page = ''] = await textOf((await app.as('admin').get(`${timberUrl}/lots/${lot.id}/pdf`)).raw);
    expect(page).toContain('20.001 m³ Ster');
    expect(page).toContain('Buche');
    const foreign = await app.as('admin', { licence: 'other' }).get(`${timberUrl}/lots/${lot.id}/pdf`);
    expect(foreign.status).toBe(404);
  });
});

const anAddress = { country: 'CH', external: false } as const;
