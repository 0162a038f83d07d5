import { licenceChanged } from '@jahrring/contracts-admin';
import type { CheckedFiles, LotView, MachineFileView, StemView } from '@jahrring/contracts-timber';
import { startTestService, testLicences, type TestClient, type TestService } from '@jahrring/testing';
import { aJournal, anEldat } from '../formats/eldat/test/eldat-files';
import { faultsOf } from '../formats/eldat/test/standard';
import { aRemovedLot, timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

describe('lots as ELDATsmart', () => {
  let app: TestService;
  let admin: TestClient;
  const other = () => app.as('admin', { licence: 'other' });

  beforeAll(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
    await app.deliver(licenceChanged, {
      ...{ id: testLicences.own, name: 'Forstbetrieb Bergwald', type: 'standard', state: 'active' },
      ...{ timeZone: 'Europe/Zurich', country: 'CH', currency: 'CHF' },
      ...{ street: 'Waldweg', houseNumber: '3', zip: '6060', city: 'Sarnen' },
      ...{ phone: '+41 (41) 660.00 00', email: 'forst@bergwald.ch' },
    });
  });
  afterAll(() => app.close());

  const send = async (client: TestClient, files: Record<string, string>): Promise<CheckedFiles> => {
    const [[name = '', content = ''] = []] = Object.entries(files);
    const file = { name, content: Buffer.from(content) };
    const { id } = (await client.post(`${timberUrl}/machine-files`, undefined, { file })).body;
    await app.runJob('kit.work');
    return (await client.get(`${timberUrl}/long-work/${id}`)).body.result;
  };

  it('go out as wood allocation and come in as a lot of another licence, to the thousandth and once', async () => {
    const lot = await aRemovedLot(app, ['1', '2', '10']);
    const out = await admin.get(`${timberUrl}/lots/${lot.id}/eldat/allocation`);
    expect(out.headers['content-disposition']).toContain(`allocation-${lot.number}.eldat`);
    const text = Buffer.from(out.raw).toString('utf8');
    const { wood_allocation: told } = JSON.parse(text).document.eldat;
    expect(told).toMatchObject({
      doc_type: 'hba',
      address: {
        supplier: {
          business: {
            business_data: { name: 'Forstbetrieb Bergwald', street: 'Waldweg 3', postcode: '6060' },
          },
        },
        other_address: [{ other_business: { role_business: 'hka', business_data: { name: 'Säge AG' } } }],
      },
      wood_data: { wood_id: [{ wood_id_type: 'los', wood_id_no: lot.number }] },
    });
    const [pile] = told.wood_data.allocated_pile;
    const { log } = pile.forest_measured.measurement_type_single_log;
    expect(log.map((one: { stam_id: string }) => one.stam_id)).toEqual(['1', '2', '10']);
    expect(log[0]).toMatchObject({ species: 'fi', stem_length: 4, diameter: 40, thickness_class: 'ch_4' });
    expect(pile.product_data).toMatchObject([
      { grade: 'ch_r', use: 'sg', species: 'fi', amount: { amount_value: 1.5, amount_unit: 'fmo' } },
    ]);
    expect((await app.audit()).filter(({ action }) => action === 'export')).toHaveLength(1);

    const read = await send(other(), { 'holz.eldat': text });
    expect(read.files).toMatchObject([{ name: 'holz.eldat', known: false, problem: null }]);
    const id = read.files[0]?.id ?? '';
    const file: MachineFileView = (await other().get(`${timberUrl}/machine-files/${id}`)).body;
    expect(file).toMatchObject({
      ...{ kind: 'alloc', standard: '1.0.3', machine: 'Forstbetrieb Bergwald', logs: 3, volume: '1.500' },
      species: [{ name: 'fi', proposed: 'fi' }],
      products: [
        { name: 'L1 · ch_r sg · B', proposed: { assortment: 'L1', woodType: 'short', quality: 'B' } },
      ],
    });
    const species = [{ name: 'fi', species: 'fi' }];
    const products = file.products.map(({ name, proposed }) => ({ name, ...proposed }));
    await other().put(`${timberUrl}/machine-files/mappings`, { species, products });
    await other().post(`${timberUrl}/machine-files/${id}/writing`, { sites: [] });
    await app.runJob('kit.work');
    const lots: LotView[] = (await other().get(`${timberUrl}/lots`)).body.items;
    expect(lots).toMatchObject([{ title: lot.number, stemCount: 3, volume: '1.500', state: 'measured' }]);
    const stems: StemView[] = (await other().get(`${timberUrl}/stems?pageSize=all&sort=title`)).body.items;
    expect(stems[0]).toMatchObject({ assortment: 'L1', quality: 'B', thicknessClass: '4', volume: '0.500' });
    // The same bytes change nothing.
    expect((await send(other(), { 'nochmals.eldat': text })).files).toMatchObject([{ id, known: true }]);
    expect((await other().get(`${timberUrl}/stems`)).body.total).toBe(3);
  });

  it('go out as delivery note with their amounts and logs', async () => {
    const lot = await aRemovedLot(app, ['1', '2']);
    const out = await admin.get(`${timberUrl}/lots/${lot.id}/eldat/delivery-note`);
    const { delivery_note: told } = JSON.parse(Buffer.from(out.raw).toString('utf8')).document.eldat;
    const amount = [
      { amount_value: 1, amount_unit: 'fmo' },
      { amount_value: 2, amount_unit: 'stk' },
    ];
    expect(told.transfer).toMatchObject({ delivery: { delivery_no: lot.number }, haul_means: [{ amount }] });
    const read = await send(admin, { 'schein.eldat': Buffer.from(out.raw).toString('utf8') });
    const { body } = await admin.get(`${timberUrl}/machine-files/${read.files[0]?.id}`);
    expect(body).toMatchObject({ kind: 'deliv', loads: 1, volume: '1.000' });
    const written = await admin.post(`${timberUrl}/machine-files/${body.id}/writing`, { sites: [] });
    expect(written.body.code).toBe('MACHINE_FILE_STATE');
  });

  it('go out as transfer order and as measurement journal, with the contact the standard asks for', async () => {
    const lot = await aRemovedLot(app, ['1', '2']);
    const out = async (kind: string) => {
      const { raw } = await admin.get(`${timberUrl}/lots/${lot.id}/eldat/${kind}`);
      return Buffer.from(raw).toString('utf8');
    };
    const order = await out('transfer-order');
    const { transfer_order: told } = JSON.parse(order).document.eldat;
    const contact = { contact_surname: 'Forstbetrieb Bergwald', contact_email: 'forst@bergwald.ch' };
    expect(told.transfer_address.transfer_employer.contact).toMatchObject([
      { ...contact, contact_telephone: ['+41 41 66000 00'] },
    ]);
    const read = await send(admin, { 'auftrag.eldat': order });
    expect((await admin.get(`${timberUrl}/machine-files/${read.files[0]?.id}`)).body).toMatchObject({
      ...{ kind: 'order', volume: '1.000' },
    });
    const settings = (await admin.get(`${timberUrl}/settings`)).body;
    const { version, ...values } = settings;
    const person = { role: 'Förster', firstName: 'Urs', lastName: 'Beispiel', phone: '+41 79 000 00 00' };
    const saved = await admin.put(
      `${timberUrl}/settings`,
      { ...values, contact: { ...person, email: 'urs@bergwald.ch' } },
      { ifMatch: version },
    );
    expect(saved.status).toBe(200);
    const journal = await out('journal');
    const data = JSON.parse(journal).document.eldat.measurement_journal.measurement_data;
    expect(data.measurer.contact).toEqual([
      {
        ...{ role_contact: 'Förster', contact_name: 'Urs', contact_surname: 'Beispiel' },
        ...{ contact_telephone: ['+41 79 000 00 00'], contact_email: 'urs@bergwald.ch' },
      },
    ]);
    // The pile has no place and the buyer a postcode: told, so that somebody can mend it.
    const gaps = async () => (await admin.get(`${timberUrl}/lots/${lot.id}/eldat/gaps`)).body;
    expect(await gaps()).toEqual({
      ...{ allocation: ['position'], 'delivery-note': [], 'transfer-order': ['position'], journal: [] },
    });
    expect(faultsOf(journal, 'measurement_journal')).toEqual([]);
    expect(faultsOf(await out('delivery-note'), 'delivery_note')).toEqual([]);
    expect(faultsOf(await out('allocation'), 'wood_allocation')).toEqual([
      expect.stringContaining('coordinate'),
    ]);
    // A mill that gets it reads the same volumes.
    const other = await aRemovedLot(app, ['1', '2']);
    const file = { name: 'journal.eldat', content: Buffer.from(journal) };
    const measured = await admin.post(`${timberUrl}/lots/${other.id}/mill-measurements/file`, undefined, {
      file,
    });
    expect(measured.body).toMatchObject({
      source: 'eldat',
      kind: 'logs',
      volume: '1.000',
      number: lot.number,
    });
  });

  it('are told by their kind, and refused with the place where they are broken', async () => {
    const order = anEldat('transfer_order', {
      pile_data: [
        {
          product_data: [
            {
              wood_definition: {
                species: 'fi',
                grade: 'fl',
                use: 'sg',
                amount: { amount_value: 12, amount_unit: 'fmo' },
              },
            },
          ],
        },
      ],
    });
    const kindOf = async (name: string, content: string) => {
      const { files } = await send(admin, { [name]: content });
      return (await admin.get(`${timberUrl}/machine-files/${files[0]?.id}`)).body;
    };
    expect(await kindOf('auftrag.txt', order)).toMatchObject({ kind: 'order', volume: '12.000' });
    expect(await kindOf('journal.eldat', aJournal())).toMatchObject({ kind: 'mill' });
    const cut = await send(admin, { 'kaputt.eldat': order.slice(0, -20) });
    expect(cut.files).toMatchObject([{ id: null, problem: { fault: 'cutOff', line: expect.any(Number) } }]);
    const wrong = await send(admin, { 'fremd.eldat': '{"a": 1}' });
    expect(wrong.files).toMatchObject([{ id: null, problem: { fault: 'notEldat' } }]);
  });
});
