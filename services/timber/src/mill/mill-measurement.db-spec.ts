import {
  lotChanged,
  type LotView,
  type MillComparison,
  type MillMeasurementView,
} from '@jahrring/contracts-timber';
import { sourcesClaimed } from '@jahrring/contracts-documents';
import { newId } from '@jahrring/contracts-common';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { aClearing, aJournal, anOlderJournal, someLog } from '../formats/eldat/test/eldat-files';
import { aBuyer, aLot, aMillMeasurement, aRemovedLot, timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

describe('the mill’s measurement of a lot', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const ofLot = (lot: Pick<LotView, 'id'>) => `${timberUrl}/lots/${lot.id}/mill-measurements`;
  const path = ({ id }: Pick<MillMeasurementView, 'id'>) => `${timberUrl}/mill-measurements/${id}`;
  const lotNow = async ({ id }: LotView): Promise<LotView> =>
    (await admin.get(`${timberUrl}/lots/${id}`)).body;
  const record = async (lot: LotView, body: object): Promise<MillMeasurementView> => {
    const answer = await admin.post(ofLot(lot), body);
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const compared = async (measurement: MillMeasurementView): Promise<MillComparison> =>
    (await admin.get(`${path(measurement)}/comparison`)).body;
  const send = (lot: LotView, name: string, content: string) =>
    admin.post(`${ofLot(lot)}/file`, undefined, { file: { name, content: Buffer.from(content) } });
  const act = (measurement: MillMeasurementView, action: string, body: object = {}) =>
    admin.post(`${path(measurement)}/${action}`, body, { ifMatch: measurement.version });

  it('is recorded once, moves the lot on and stands log by log beside the own list', async () => {
    const lot = await aRemovedLot(app);
    const input = aMillMeasurement({ '01': '0.495', 2: '0.450', 7: '0.300' });
    const measurement = await record(lot, input);
    expect(measurement).toMatchObject({ state: 'open', volume: '1.245', source: 'manual', number: 'WV-77' });
    expect((await record(lot, input)).version).toBe(1);
    expect((await admin.get(ofLot(lot))).body.items).toHaveLength(1);
    expect(await lotNow(lot)).toMatchObject({ state: 'mill_measured', millMeasurementId: null });
    const { rows, ...totals } = await compared(measurement);
    expect(rows.map(({ number, exceeds }) => [number, exceeds])).toEqual([
      ['1', []],
      ['2', ['volume', 'money']],
      ...[
        ['3', ['missing']],
        ['7', ['missing']],
      ],
    ]);
    expect(totals).toMatchObject({
      own: { count: 3, volume: '1.500', value: '147.75' },
      mill: { count: 3, volume: '1.245', value: '122.63' },
      ...{ volumeDifference: '-0.255', exceeding: 3 },
    });
    const changes = (await app.audit()).filter(({ entity }) => entity === 'millMeasurement');
    expect(changes.map(({ action }) => action)).toEqual(['create']);
    expect(JSON.stringify(changes)).not.toContain('"lines"');
  });

  it('follows the tolerance of the licence', async () => {
    const lot = await aRemovedLot(app, ['1']);
    const measurement = await record(lot, aMillMeasurement({ 1: '0.480' }));
    expect((await compared(measurement)).exceeding).toBe(1);
    const { version, ...settings } = (await admin.get(`${timberUrl}/settings`)).body;
    const millTolerance = { volumePercent: '4', moneyPercent: '4', classSteps: 0 };
    const changed = { ...settings, millTolerance };
    const saved = await admin.put(`${timberUrl}/settings`, changed, { ifMatch: version });
    expect(saved.status).toBe(200);
    expect((await compared(measurement)).exceeding).toBe(0);
    const back = { ifMatch: saved.body.version };
    expect((await admin.put(`${timberUrl}/settings`, settings, back)).status).toBe(200);
  });

  it('is changed while it is open; accepted, disputed and taken back with the lot', async () => {
    const lot = await aRemovedLot(app, ['1', '2']);
    let measurement = await record(lot, aMillMeasurement({ 1: '0.490', 9: '0.500' }));
    const other = aMillMeasurement({ 1: '0.490' });
    expect(await admin.post(ofLot(lot), other)).toMatchObject({
      ...{ status: 409, body: { code: 'MILL_MEASUREMENT_EXISTS' } },
    });
    const changed = aMillMeasurement({ 1: '0.490', 2: '0.480' });
    measurement = (await admin.put(path(measurement), changed, { ifMatch: 1 })).body;
    expect(measurement).toMatchObject({ version: 2, volume: '0.970', value: '95.55' });
    expect((await admin.put(path(measurement), changed, { ifMatch: 1 })).status).toBe(412);
    const credit = { creditNumber: 'G-4711', creditOn: '2026-11-25' };
    const accepted = await act(measurement, 'acceptance', credit);
    expect(accepted).toMatchObject({ status: 200, body: { state: 'accepted', billed: false, ...credit } });
    expect(await lotNow(lot)).toMatchObject({
      ...{ state: 'mill_measured', millMeasurementId: measurement.id, nextStates: ['settled'] },
    });
    const [told] = (await app.events(lotChanged.name)).slice(-1);
    expect(told?.payload).toMatchObject({ id: lot.id, state: 'mill_measured' });
    const decided = { status: 409, body: { code: 'MILL_MEASUREMENT_DECIDED' } };
    measurement = accepted.body;
    expect(await act(measurement, 'dispute', { reason: 'Nein' })).toMatchObject(decided);
    expect(await admin.delete(path(measurement), { ifMatch: measurement.version })).toMatchObject(decided);
    const { version } = await lotNow(lot);
    const state = `${timberUrl}/lots/${lot.id}/state`;
    expect(await admin.post(state, { state: 'removed' }, { ifMatch: version })).toMatchObject(decided);
    measurement = (await act(measurement, 'reopening')).body;
    expect(await lotNow(lot)).toMatchObject({ millMeasurementId: null });
    const disputed = await act(measurement, 'dispute', { reason: 'Stamm 2 war nicht faul.' });
    expect(disputed.body).toMatchObject({ state: 'disputed', reason: 'Stamm 2 war nicht faul.' });
    // The corrected one comes after it.
    const corrected = await record(lot, other);
    expect(await act(disputed.body, 'reopening')).toMatchObject({
      body: { code: 'MILL_MEASUREMENT_EXISTS' },
    });
    expect((await admin.delete(path(corrected), { ifMatch: 1 })).status).toBe(204);
    expect((await admin.post(`${path(corrected)}/restore`)).body).toMatchObject({ state: 'open' });
  });

  it('is not accepted without a price, nor of a lot that a document holds; not recorded of one that is not sold', async () => {
    const lot = await aRemovedLot(app, ['1']);
    const measurement = await record(lot, aMillMeasurement({ 9: '0.490' }, { kind: 'logs' }));
    const unknown = { ...measurement, lines: [{ ...measurement.lines[0], species: 'bu', assortment: 'X' }] };
    const changed = (await admin.put(path(measurement), unknown, { ifMatch: 1 })).body;
    expect(await act(changed, 'acceptance')).toMatchObject({
      ...{ status: 409, body: { code: 'MILL_WITHOUT_PRICE', params: { what: 'Buche X 4' } } },
    });
    const priced = aMillMeasurement({ 1: '0.490' });
    const right = (await admin.put(path(measurement), priced, { ifMatch: changed.version })).body;
    const held = { documentId: newId(), documentType: 'bill' as const, kind: 'timber' as const };
    await app.deliver(sourcesClaimed, { ...held, sources: [{ id: lot.id, version: 1 }] });
    expect(await act(right, 'acceptance')).toMatchObject({ status: 409, body: { code: 'LOT_ON_DOCUMENT' } });
    const fresh = (await admin.post(`${timberUrl}/lots`, aLot())).body;
    expect(await admin.post(ofLot(fresh), priced)).toMatchObject({
      ...{ status: 409, body: { code: 'MILL_LOT_STATE', params: { number: fresh.number } } },
    });
  });

  it('comes as ELDATsmart, once however often the file comes', async () => {
    const lot = await aRemovedLot(app, ['1', '2']);
    const journal = aJournal([someLog, { ...someLog, stam_id: '2', diameter_length_forest: 38 }]);
    const first = await send(lot, 'werk.eldat', journal);
    expect(first).toMatchObject({
      status: 201,
      body: {
        source: 'eldat',
        fileName: 'werk.eldat',
        kind: 'logs',
        measuredOn: '2026-11-24',
        number: 'WV-77',
      },
    });
    // Values that the file omits are taken from the own list.
    expect(first.body.lines[1]).toMatchObject({ assortment: 'L1', quality: 'B', volume: '0.450' });
    expect((await send(lot, 'nochmals.eldat', journal)).body).toMatchObject({
      id: first.body.id,
      version: 1,
    });
    const other = await aRemovedLot(app);
    const clearing = await send(other, 'gutschrift.json', aClearing());
    expect(clearing.body).toMatchObject({
      kind: 'assortments',
      creditNumber: 'G-4711',
      creditOn: '2026-11-25',
    });
    const older = await aRemovedLot(app, ['17']);
    expect((await send(older, 'alt.eldat', anOlderJournal('logs'))).body).toMatchObject({ volume: '0.987' });
  });

  it('comes as CSV, by the titles of its columns', async () => {
    const lot = await aRemovedLot(app, ['1', '2']);
    const csv =
      'Stamm-Nr.;Holzart;Güteklasse;Stärkeklasse;Volumen m³;Preis je m³\n1;Fichte;B;L4;0,495;98,50\n2;fi;C;3b;0.4;\n';
    const { body } = await send(lot, 'werk.csv', csv);
    expect(body).toMatchObject({ source: 'csv', kind: 'logs', volume: '0.895', value: '88.16' });
    expect(body.lines).toMatchObject([
      { number: '1', species: 'fi', thicknessClass: '4', price: '98.5000' },
      { number: '2', quality: 'C', price: null, assortment: 'L1' },
    ]);
  });

  it('has the buyer’s own words mapped once, its columns said by hand, and every fault told at once', async () => {
    const lot = await aRemovedLot(app);
    const own = ['Fi-S;B-;Säge;0.480', 'Fi-S;B-;Säge;0.450'].join('\n');
    const csv = `Gattung;Güte;Sorte;Kubik\n${own}`;
    const columns = await send(lot, 'werk.csv', csv);
    const told = columns.body.fields.map((one: { field: string; params: { name: string } }) => [
      one.field,
      one.params.name,
    ]);
    expect([columns.status, columns.body.code]).toEqual([422, 'MILL_FILE_COLUMNS']);
    expect(told).toEqual([
      ...['species', 'volume'].map((name) => ['column', name]),
      ...['Gattung', 'Güte', 'Sorte', 'Kubik'].map((name) => ['title', name]),
    ]);
    const say = async (words: object[]) => {
      const body = { partnerId: aBuyer.id, words };
      expect((await admin.put(`${timberUrl}/file-words`, body)).status).toBe(200);
    };
    await say([
      { kind: 'column', name: 'Gattung', value: 'species' },
      { kind: 'column', name: 'kubik', value: 'volume' },
    ]);
    const words = await send(lot, 'werk.csv', csv);
    expect(words.body).toMatchObject({ code: 'MILL_FILE_UNMAPPED', params: { count: 2 } });
    await say([
      { kind: 'species', name: 'fi-s', value: 'fi' },
      { kind: 'quality', name: 'B-', value: 'C' },
    ]);
    expect((await send(lot, 'werk.csv', csv)).body.fields).toMatchObject([
      { field: 'assortment', params: { name: 'Säge' } },
    ]);
    await say([{ kind: 'assortment', name: 'Säge', value: 'L1' }]);
    const broken = await send(lot, 'w.csv', `${csv}\nFi-S;B-;Säge;viel\n;;;-1`);
    expect(broken.body.fields.map((one: { params: object }) => one.params)).toMatchObject([
      { context: 'value', line: 4, column: 4, place: 'viel' },
      { context: 'value', line: 5, column: 1 },
      { context: 'value', line: 5, column: 4, place: '-1' },
    ]);
    expect((await admin.get(ofLot(lot))).body.items).toEqual([]);
    expect((await send(lot, 'werk.csv', csv)).body).toMatchObject({
      lines: [
        { species: 'fi', quality: 'C', assortment: 'L1', volume: '0.480' },
        { species: 'fi', quality: 'C', assortment: 'L1', volume: '0.450' },
      ],
    });
  });

  it('refuses broken files with the place and keeps nothing of them', async () => {
    const lot = await aRemovedLot(app, ['1']);
    const refused = (context: string, line: number, column: number, place: unknown = expect.any(String)) => ({
      status: 422,
      body: { code: 'MILL_FILE_UNREADABLE', params: { context, line, column, place } },
    });
    expect(await send(lot, 'a.eldat', '{\n"document": {')).toMatchObject(refused('cutOff', 2, 14));
    const csv = 'Nr;Holzart;Volumen\n1;Fichte;0.5\n2;Fichte;viel\n';
    expect(await send(lot, 'a.csv', csv)).toMatchObject(refused('value', 3, 3, 'viel'));
    expect((await send(lot, 'a.csv', 'Nr;Volumen\n1;2\n')).body.code).toBe('MILL_FILE_COLUMNS');
    expect(await send(lot, 'a.csv', '')).toMatchObject({ status: 422 });
    expect((await admin.get(ofLot(lot))).body.items).toEqual([]);
    expect(await lotNow(lot)).toMatchObject({ state: 'removed' });
  });

  it('is for those who sell, and nobody else’s', async () => {
    const lot = await aRemovedLot(app, ['1']);
    const measurement = await record(lot, aMillMeasurement({ 1: '0.490' }));
    expect((await app.as('employee').get(ofLot(lot))).status).toBe(403);
    const foreign = app.as('admin', { licence: 'other' });
    expect((await foreign.get(path(measurement))).status).toBe(404);
    expect((await foreign.get(ofLot(lot))).status).toBe(404);
  });
});
