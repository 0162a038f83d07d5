import { newId } from '@jahrring/contracts-common';
import {
  projectStepped,
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
} from '@jahrring/contracts-documents';
import { projectCancelled } from '@jahrring/contracts-projects';
import { billableList, billableProjects, entryVersions } from '@jahrring/contracts-time';
import { ServiceClient } from '@jahrring/service-kit';
import { EntryRepository } from '../entry-record/entry.repository';
import { aTimeService, anEntry, entriesPath, friday, ids, type TimeTest } from '../test/a-time-service';

describe('entries on documents', () => {
  let app: TimeTest;
  let entry: { id: string; version: number };
  const documentId = newId();

  beforeEach(async () => {
    app = await aTimeService();
    entry = (await app.as('employee').post(entriesPath, anEntry({ breakSeconds: 1200 }))).body;
    await app.as('employee').post(entriesPath, anEntry({ from: '13:00', to: '14:00', billable: false }));
  });
  afterEach(() => app.close());

  const billable = async () => {
    const path = `/api/time/internal/billable?projectId=${ids.forest}`;
    const call = { tool: 'time', method: 'GET' as const, path, schema: billableList };
    return (await app.get(ServiceClient).call(app.ctx(), call)).items;
  };
  const claim = () => ({
    documentId,
    kind: 'time' as const,
    sources: [{ id: entry.id, version: entry.version }],
  });

  it('offers what is billable, in hours with three decimals', async () => {
    expect(await billable()).toEqual([
      expect.objectContaining({
        id: entry.id,
        version: 1,
        quantity: '4.667',
        unit: 'hour',
        unitPrice: '78.0000',
        vatRateKey: 'standard',
        activityTitle: 'Holzen',
        employeeName: 'employee Muster0',
      }),
    ]);
    const path = '/api/time/internal/versions';
    const body = { ids: [entry.id, newId()] };
    const call = { tool: 'time', method: 'POST' as const, path, body, schema: entryVersions };
    expect((await app.get(ServiceClient).call(app.ctx(), call)).items).toEqual([
      { id: entry.id, version: 1 },
    ]);
    expect((await app.as('admin').get(`/api/time/internal/billable?projectId=${ids.forest}`)).status).toBe(
      404,
    );
  });

  it('refuses changes while a draft or a bill holds it, and allows them again after its release', async () => {
    const admin = app.as('admin');
    const url = `${entriesPath}/${entry.id}`;
    const change = () => admin.patch(url, { comment: 'neu' }, { ifMatch: 1 });
    await app.deliver(sourcesClaimed, claim());
    expect(await billable()).toEqual([]);
    expect((await change()).body.code).toBe('ENTRY_CLAIMED');
    await app.deliver(sourcesBilled, { ...claim(), documentNumber: '2026-0042' });
    const billed = await change();
    expect([billed.status, billed.body.code, billed.body.params]).toEqual([
      409,
      'ENTRY_BILLED',
      { number: '2026-0042' },
    ]);
    expect((await admin.delete(url, { ifMatch: 1 })).body.code).toBe('ENTRY_BILLED');
    expect((await admin.get(url)).body).toMatchObject({
      version: 1,
      claimed: true,
      documentNumber: '2026-0042',
      canUpdate: false,
    });
    expect((await admin.get(`${entriesPath}?filter[claimed]=true`)).body.total).toBe(1);
    await app.deliver(sourcesReleased, claim());
    expect((await change()).status).toBe(200);
    expect(await billable()).toHaveLength(1);
  });

  it('ignores an older event and the release of somebody else', async () => {
    const early = new Date('2026-11-20T10:00:00.000Z');
    const late = new Date('2026-11-20T11:00:00.000Z');
    await app.deliver(sourcesBilled, { ...claim(), documentNumber: '1' }, { occurredAt: late });
    await app.deliver(sourcesReleased, claim(), { occurredAt: early });
    await app.deliver(sourcesReleased, { ...claim(), documentId: newId() }, { occurredAt: new Date() });
    expect(await billable()).toEqual([]);
  });

  it('leaves another licence alone', async () => {
    await app.deliver(sourcesClaimed, claim(), { licence: 'other' });
    expect(await billable()).toHaveLength(1);
  });

  describe('when a document moves their project', () => {
    const step = (projectStatus: string, changeEntries = true) =>
      app.deliver(
        projectStepped,
        {
          ...{ documentId, documentNumber: '2026-0042', projectId: ids.forest },
          ...{ type: 'bill', status: 'CHRG', projectStatus, changeEntries },
        },
        { occurredAt: new Date('2026-11-20T18:00:00.000Z') },
      );
    const read = async () => (await app.as('admin').get(`${entriesPath}/${entry.id}`)).body;

    it('confirms them, archives them, and makes what is left unbilled not billable, with the reason', async () => {
      await step('CHRG', false);
      expect((await read()).billable).toBe(true);
      await step('PRCH');
      expect((await read()).confirmedAt).not.toBeNull();
      await step('CHRG');
      expect([(await read()).billable, await billable()]).toEqual([false, []]);
      const kept = await app.get(EntryRepository).get(app.ctx(), entry.id);
      expect(kept.notBillableReason).toBe('CHRG 2026-0042');
      await step('ARCH');
      expect((await read()).archivedAt).not.toBeNull();
    });

    it('are not billable once their project is cancelled, but for what a document holds', async () => {
      const cancel = () =>
        app.deliver(
          projectCancelled,
          { id: ids.forest, number: 'P1', reason: 'Sturmschaden' },
          { occurredAt: new Date('2026-11-20T18:00:00.000Z') },
        );
      await app.deliver(sourcesClaimed, claim());
      await cancel();
      expect((await read()).billable).toBe(true);
      await app.deliver(sourcesReleased, claim());
      await cancel();
      expect([(await read()).billable, await billable()]).toEqual([false, []]);
      const kept = await app.get(EntryRepository).get(app.ctx(), entry.id);
      expect(kept.notBillableReason).toBe('CANC Sturmschaden');
    });

    it('leaves alone what a document holds', async () => {
      await app.deliver(sourcesClaimed, claim());
      await step('CANC');
      expect((await read()).billable).toBe(true);
    });
  });

  it('offers every kind: machines by their hours, what was spent as one piece, up to a day', async () => {
    const admin = app.as('admin');
    const machine = { kind: 'machines', projectId: ids.forest, workDate: friday, objectId: ids.machine };
    await admin.post(entriesPath, { ...machine, quantity: '3.5', unit: 'machine_hour', times: undefined });
    const spent = { kind: 'expenses', projectId: ids.forest, workDate: friday, amount: '42.5' };
    await admin.post(entriesPath, { ...spent, comment: 'Parkgebühr' });
    const drive = { ...spent, amount: undefined, objectId: ids.mileage, quantity: '30', unit: 'km' };
    await admin.post(entriesPath, drive);
    expect((await billable()).map(({ kind, quantity, unit }) => [kind, quantity, unit]).sort()).toEqual([
      ['expenses', '1.000', 'flat_rate'],
      ['expenses', '30.000', 'km'],
      ['hours', '4.667', 'hour'],
      ['machines', '3.500', 'machine_hour'],
    ]);
    const path = `/api/time/internal/billable-projects?until=2026-11-20`;
    const call = { tool: 'time', method: 'GET' as const, path, schema: billableProjects };
    expect((await app.get(ServiceClient).call(app.ctx(), call)).items).toEqual([
      { projectId: ids.forest, entries: 4 },
    ]);
  });
});
