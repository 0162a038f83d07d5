import { addressChanged } from '@jahrring/contracts-addresses';
import { newId } from '@jahrring/contracts-common';
import { sourcesBilled, sourcesClaimed, sourcesReleased } from '@jahrring/contracts-documents';
import { lotChecks, lotForDocument, sumVolumes, type LotView } from '@jahrring/contracts-timber';
import { RequestContext, ServiceClient } from '@jahrring/service-kit';
import { startTestService, testPrincipal, type TestClient, type TestService } from '@jahrring/testing';
import { aLot, aMillMeasurement, aRemovedLot, aStem, timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

const url = `${timberUrl}/lots`;
const day = '2026-11-26';
const prices = [{ assortment: 'L1', thicknessClass: null, quality: null, price: '98.5' }];

describe('lots for delivery notes and bills', () => {
  let app: TestService;
  let admin: TestClient;
  const [buyerId, documentId] = [newId(), newId()];

  beforeAll(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
    const buyer = { id: buyerId, name: 'Säge AG', zip: '3400', city: 'Burgdorf', country: 'CH' as const };
    await app.deliver(addressChanged, { ...buyer, external: false, deleted: false });
  });
  afterAll(() => app.close());

  const made = async (path: string, body: object) => {
    const answer = await admin.post(`${timberUrl}/${path}`, body);
    expect(answer.status).toBe(201);
    return answer.body as { id: string };
  };
  const get = async (id: string): Promise<LotView> => (await admin.get(`${url}/${id}`)).body;
  const sell = async ({ id, version }: LotView, sale: object = { buyerId, prices }) => {
    const answer = await admin.put(`${url}/${id}/sale`, sale, { ifMatch: version });
    return answer.body as LotView;
  };
  const to = (state: string, { id, version }: LotView) =>
    admin.post(`${url}/${id}/state`, { state }, { ifMatch: version });
  /** Three logs of two classes and of two qualities. */
  const aSoldLot = async (other: Record<string, unknown> = {}): Promise<LotView> => {
    const { id } = await made('lots', aLot(other));
    const logs = [{ firstMm: 337 }, { firstMm: 344, quality: 'C' }, { firstMm: 512 }];
    for (const [index, log] of logs.entries())
      await made('stems', aStem({ ...log, secondMm: null, lotId: id, title: String(index) }));
    const sold = await to('sold', await sell(await get(id)));
    expect(sold.status).toBe(200);
    return sold.body;
  };
  const asked = (id: string, ctx = app.ctx(), on = day) =>
    app.get(ServiceClient).call(ctx, {
      ...{ tool: 'timber', method: 'GET' as const, path: `/api/timber/internal/lots/${id}?day=${on}` },
      schema: lotForDocument,
    });
  const checked = async (id: string, on = day) => {
    const path = '/api/timber/internal/lot-checks';
    const call = {
      tool: 'timber',
      method: 'POST' as const,
      path,
      body: { ids: [id], day: on },
      schema: lotChecks,
    };
    return (await app.get(ServiceClient).call(app.ctx(), call)).items;
  };
  const held = (id: string) => ({
    ...{ documentId, documentType: 'bill' as const, kind: 'timber' as const },
    sources: [{ id, version: 1 }],
  });

  it('are told with what lies in them, to the thousandth, in the recipient’s language', async () => {
    const lot = await aSoldLot();
    const told = await asked(lot.id);
    const { items } = (await admin.get(`${timberUrl}/stems?filter[lotId]=${lot.id}&pageSize=all`)).body;
    const volumes: string[] = items.map(({ volume }: { volume: string }) => volume);
    expect(told.sums).toHaveLength(3);
    expect(sumVolumes(told.sums.map(({ volume }) => volume))).toBe(sumVolumes(volumes));
    expect(told).toMatchObject({ volume: sumVolumes(volumes), buyerId, number: lot.number });
    expect(told.sums.map(({ price }) => Number(price))).toEqual([98.5, 98.5, 98.5]);
    expect(told.wording.de?.title).toBe(`Holzlos ${lot.number} Bannwald`);
    expect(told.wording.de?.sums).toContain('Fichte L1 4 B\nStämme: 1');
    expect(told.wording.fr?.sums).toContain('Épicéa L1 4 B\nTiges: 1');
    expect((await admin.get(`${timberUrl}/internal/lots/${lot.id}?day=${day}`)).status).toBe(404);
  });

  it('name origin, certificate and due-diligence statement, and refuse a certificate that has ended', async () => {
    const certificate = {
      certificateKind: 'pefc',
      certificateNumber: '0815',
      certificateUntil: '2028-12-31',
    };
    const statement = { ddsReference: '25CHTEST1234', ddsVerification: 'ABCD1234' };
    const origin = await made('origins', { title: 'Hinterwald', ...certificate, ...statement });
    const lot = await aSoldLot({ originId: origin.id });
    const told = await asked(lot.id);
    expect(told.wording.de?.notes).toEqual([
      `Los ${lot.number} Bannwald, aufgenommen am 20.11.2026: ${lot.volume} m³ fest`,
      'Herkunft: Hinterwald\nZertifikat: PEFC 0815\nSorgfaltserklärung 25CHTEST1234, Prüfnummer ABCD1234',
    ]);
    expect(await checked(lot.id)).toEqual([
      { id: lot.id, version: told.version, endedCertificate: null, milled: false },
    ]);
    const ended = { certificateUntil: '2026-11-25' };
    await admin.patch(`${timberUrl}/origins/${origin.id}`, ended, { ifMatch: 1 });
    await expect(asked(lot.id)).rejects.toMatchObject({
      code: 'LOT_CERTIFICATE_ENDED',
      params: { origin: 'Hinterwald' },
    });
    expect(await checked(lot.id)).toMatchObject([{ endedCertificate: 'Hinterwald' }]);
    const none = { certificateKind: null, certificateNumber: null };
    await admin.patch(`${timberUrl}/origins/${origin.id}`, none, { ifMatch: 2 });
    const plain = await asked(lot.id);
    expect(plain.wording.de?.notes[1]).not.toContain('Zertifikat');
    expect(plain.version).not.toBe(told.version);
  });

  it('carry a claim to the last day of the year of its certificate, and not into the next', async () => {
    const certificate = { certificateKind: 'fsc', certificateNumber: 'FSC-C000123' };
    const origin = await made('origins', {
      ...{ title: 'Vorderwald', ...certificate },
      ...{ certificateFrom: '2025-01-01', certificateUntil: '2026-12-31' },
    });
    const lot = await aSoldLot({ originId: origin.id });
    const [lastDay, nextYear] = ['2026-12-31', '2027-01-01'];
    const told = await asked(lot.id, app.ctx(), lastDay);
    expect(told.wording.de?.notes[1]).toContain('Zertifikat: FSC-C000123');
    expect(await checked(lot.id, lastDay)).toMatchObject([{ version: told.version, endedCertificate: null }]);
    const refusal = { code: 'LOT_CERTIFICATE_ENDED', params: { origin: 'Vorderwald' } };
    for (const on of [nextYear, '2027-01-31', '2024-12-31'])
      await expect(asked(lot.id, app.ctx(), on)).rejects.toMatchObject(refusal);
    expect(await checked(lot.id, nextYear)).toMatchObject([{ endedCertificate: 'Vorderwald' }]);
    // Renewed in January, it is claimed again, for both years.
    await admin.patch(
      `${timberUrl}/origins/${origin.id}`,
      { certificateUntil: '2031-12-31' },
      { ifMatch: 1 },
    );
    for (const on of [lastDay, nextYear])
      expect((await asked(lot.id, app.ctx(), on)).wording.de?.notes[1]).toContain('FSC-C000123');
  });

  it('refuse what is not sold, has no price or is settled, and hide prices from who may not see them', async () => {
    const { id } = await made('lots', aLot());
    await made('stems', aStem({ lotId: id }));
    await expect(asked(id)).rejects.toMatchObject({ code: 'LOT_NOT_BILLABLE' });
    expect(await checked(id)).toEqual([]);
    let lot = (await to('sold', await sell(await get(id), { buyerId, prices: [] }))).body;
    await expect(asked(id)).rejects.toMatchObject({
      code: 'LOT_WITHOUT_PRICE',
      params: { what: 'Fichte L1 4 B' },
    });
    lot = await sell(lot);
    const { version } = await asked(id);
    for (const caller of [testPrincipal('employee'), testPrincipal('manager', { plugins: [] })])
      await expect(asked(id, new RequestContext(caller, 'test'))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    expect((await asked(id, new RequestContext(testPrincipal('manager'), 'test'))).version).toBe(version);
    await expect(asked(id, app.ctx('other'))).rejects.toMatchObject({ status: 404 });
    for (const state of ['released', 'removed', 'mill_measured']) lot = (await to(state, lot)).body;
    // Steps on are no change of what is billed; another price is.
    expect((await asked(id)).version).toBe(version);
    lot = await sell(lot, { buyerId, prices: [{ ...prices[0], price: '99' }] });
    expect((await asked(id)).version).not.toBe(version);
    await to('settled', lot);
    await expect(asked(id)).rejects.toMatchObject({ code: 'LOT_NOT_BILLABLE' });
  });

  it('tell which document holds them, and stay as they are until it lets go', async () => {
    const lot = await aSoldLot();
    await app.deliver(sourcesClaimed, held(lot.id));
    const draft = await get(lot.id);
    expect(draft).toMatchObject({
      ...{ version: lot.version, nextStates: ['released'] },
      document: { id: documentId, type: 'bill', number: null },
    });
    const onDocument = { status: 409, body: { code: 'LOT_ON_DOCUMENT', params: { number: lot.number } } };
    expect(
      await admin.put(`${url}/${lot.id}/sale`, { buyerId, prices: [] }, { ifMatch: lot.version }),
    ).toMatchObject(onDocument);
    expect(await to('offered', draft)).toMatchObject(onDocument);
    const other = await get((await made('lots', aLot())).id);
    const merged = { lots: [{ id: other.id, version: other.version }] };
    expect(await admin.post(`${url}/${lot.id}/merge`, merged, { ifMatch: lot.version })).toMatchObject(
      onDocument,
    );
    const part = { title: 'Teil', stemIds: [newId()] };
    expect(await admin.post(`${url}/${lot.id}/split`, part, { ifMatch: lot.version })).toMatchObject(
      onDocument,
    );
    expect(await admin.post(`${timberUrl}/stems`, aStem({ lotId: lot.id }))).toMatchObject(onDocument);
    expect(await admin.delete(`${url}/${lot.id}`, { ifMatch: lot.version })).toMatchObject(onDocument);
    await expect(asked(lot.id)).rejects.toMatchObject({ code: 'LOT_ON_DOCUMENT' });
    await app.deliver(sourcesBilled, { ...held(lot.id), documentNumber: '2026-0042' });
    expect((await get(lot.id)).document).toEqual({ id: documentId, type: 'bill', number: '2026-0042' });
    expect((await to('released', draft)).status).toBe(200);
    await app.deliver(sourcesReleased, held(lot.id));
    expect((await get(lot.id)).document).toBeNull();
    expect((await asked(lot.id)).number).toBe(lot.number);
  });

  it('are billed as the mill has measured them once that is accepted, and settled by the bill', async () => {
    const lot = await aRemovedLot(app, ['1', '2']);
    const recorded = aMillMeasurement({ 1: '0.490', 2: '0.455' });
    const { id } = (await admin.post(`${url}/${lot.id}/mill-measurements`, recorded)).body;
    const own = await asked(lot.id);
    expect(own).toMatchObject({ volume: '1.000', selfBilling: null });
    const credit = { creditNumber: 'G-4711', creditOn: '2026-11-25' };
    await admin.post(`${timberUrl}/mill-measurements/${id}/acceptance`, credit, { ifMatch: 1 });
    const told = await asked(lot.id);
    expect(told).toMatchObject({
      ...{ volume: '0.945', selfBilling: { number: 'G-4711', measuredOn: '2026-11-24' } },
      sums: [{ volume: '0.945', price: '98.5' }],
    });
    expect(told.version).not.toBe(own.version);
    expect(await checked(lot.id)).toMatchObject([{ version: told.version, milled: true }]);
    expect(told.wording.de?.title).toBe(`Gutschrift G-4711 des Käufers, Holzlos ${lot.number} Bannwald`);
    expect(told.wording.de?.notes[1]).toBe(
      'Werksvermessung WV-77 vom 24.11.2026: 0.945 m³ fest\nAbrechnung durch den Käufer: Gutschrift G-4711 vom 25.11.2026',
    );
    await app.deliver(sourcesClaimed, held(lot.id));
    expect((await get(lot.id)).state).toBe('mill_measured');
    const reopening = `${timberUrl}/mill-measurements/${id}/reopening`;
    expect((await admin.post(reopening, {}, { ifMatch: 2 })).body.code).toBe('LOT_ON_DOCUMENT');
    await app.deliver(sourcesBilled, { ...held(lot.id), documentNumber: '2026-0042' });
    expect(await get(lot.id)).toMatchObject({ state: 'settled', document: { number: '2026-0042' } });
    await expect(asked(lot.id)).rejects.toMatchObject({ code: 'LOT_NOT_BILLABLE' });
    // Cancelled, or credited with release: to be billed anew.
    await app.deliver(sourcesReleased, held(lot.id));
    expect(await get(lot.id)).toMatchObject({ state: 'mill_measured', document: null });
    expect((await asked(lot.id)).volume).toBe('0.945');
  });

  it('on an issued delivery note are billed as the mill has measured them, and stand on the note again without that bill', async () => {
    const lot = await aRemovedLot(app, ['1', '2']);
    const noteId = newId();
    const note = { ...held(lot.id), documentId: noteId, documentType: 'delivery_note' as const };
    await app.deliver(sourcesClaimed, note);
    const recorded = aMillMeasurement({ 1: '0.490', 2: '0.455' });
    const { id } = (await admin.post(`${url}/${lot.id}/mill-measurements`, recorded)).body;
    const acceptance = `${timberUrl}/mill-measurements/${id}/acceptance`;
    // A draft may still change what it says.
    expect((await admin.post(acceptance, {}, { ifMatch: 1 })).body.code).toBe('LOT_ON_DOCUMENT');
    await app.deliver(sourcesBilled, { ...note, documentNumber: 'LS-7' });
    await expect(asked(lot.id)).rejects.toMatchObject({ code: 'LOT_ON_DOCUMENT' });
    expect((await admin.post(acceptance, {}, { ifMatch: 1 })).body).toMatchObject({ billed: false });
    expect(await asked(lot.id)).toMatchObject({ volume: '0.945', deliveryNoteId: noteId });
    await app.deliver(sourcesClaimed, held(lot.id));
    await expect(asked(lot.id)).rejects.toMatchObject({ code: 'LOT_ON_DOCUMENT' });
    await app.deliver(sourcesBilled, { ...held(lot.id), documentNumber: '2026-0042' });
    expect(await get(lot.id)).toMatchObject({ state: 'settled', document: { number: '2026-0042' } });
    await app.deliver(sourcesReleased, held(lot.id));
    await app.deliver(sourcesBilled, { ...note, documentNumber: 'LS-7' });
    expect(await get(lot.id)).toMatchObject({
      ...{ state: 'mill_measured', document: { id: noteId, type: 'delivery_note', number: 'LS-7' } },
    });
    expect((await asked(lot.id)).deliveryNoteId).toBe(noteId);
  });

  it('pass over older events, entries of time, other documents and other licences', async () => {
    const lot = await aSoldLot();
    const [early, late] = [new Date('2026-11-20T10:00:00.000Z'), new Date('2026-11-20T11:00:00.000Z')];
    await app.deliver(sourcesClaimed, { ...held(lot.id), kind: 'time' });
    await app.deliver(sourcesClaimed, held(lot.id), { licence: 'other' });
    expect((await get(lot.id)).document).toBeNull();
    await app.deliver(sourcesBilled, { ...held(lot.id), documentNumber: '7' }, { occurredAt: late });
    await app.deliver(sourcesClaimed, held(lot.id), { occurredAt: early });
    await app.deliver(sourcesReleased, held(lot.id), { occurredAt: early });
    await app.deliver(sourcesReleased, { ...held(lot.id), documentId: newId() });
    expect((await get(lot.id)).document).toMatchObject({ number: '7' });
  });
});
