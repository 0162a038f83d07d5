import { newId } from '@jahrring/contracts-common';
import { sourcesClaimed } from '@jahrring/contracts-documents';
import { entryChanged, recordedMachineHours, type MachineHours } from '@jahrring/contracts-time';
import { RequestContext, ServiceClient } from '@jahrring/service-kit';
import { testMember, testPrincipal } from '@jahrring/testing';
import { anEntry, aTimeService, entriesPath, friday, ids, type TimeTest } from '../test/a-time-service';

describe('hours that a machine’s file tells', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const manager = new RequestContext(testPrincipal('manager'), 'test');
  const driver = () => app.as('employee');
  const hours = (change: Partial<MachineHours> = {}): MachineHours => ({
    ...{ employeeId: testMember('employee'), kind: 'machines', objectId: ids.machine, projectId: ids.forest },
    ...{ workDate: friday, hours: '8.500', comment: 'Hinterwald' },
    working: { startAt: `${friday}T06:00:00.000Z`, endAt: `${friday}T16:00:00.000Z`, breakSeconds: 3600 },
    ...change,
  });
  const accept = (body = hours()) => {
    const path = '/api/time/internal/machine-hours';
    const call = { tool: 'time', method: 'POST' as const, path, body, schema: recordedMachineHours };
    return app.get(ServiceClient).call(manager, call);
  };
  const lines = async () => {
    const { items } = (await driver().get(`${entriesPath}?filter[workDate]=${friday}..${friday}`)).body;
    return items.map((one: Record<string, unknown>) => [
      one['kind'],
      one['kind'] === 'hours' ? one['seconds'] : one['quantity'],
      one['source'],
    ]);
  };
  const ofMachine = (change = {}) => ({
    ...{ id: newId(), kind: 'machines', projectId: ids.forest, workDate: friday, objectId: ids.machine },
    ...{ quantity: '8', unit: 'machine_hour', source: 'form' },
    ...change,
  });

  it('become one line of the machine and one of the driver, however often they are accepted', async () => {
    expect(await accept()).toMatchObject({ known: false, workingKnown: false });
    expect(await accept()).toMatchObject({ known: true, workingKnown: true });
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept()));
    expect(new Set(answers.map(({ entryId }) => entryId)).size).toBe(1);
    expect((await lines()).sort()).toEqual([
      ['hours', 32_400, 'machine'],
      ['machines', '8.500', 'machine'],
    ]);
  });

  it('are the driver’s own where the driver was first', async () => {
    const own = (await driver().post(entriesPath, ofMachine())).body;
    await driver().post(entriesPath, anEntry({ from: '07:00', to: '16:00' }));
    expect(await accept()).toEqual({ entryId: own.id, known: true, workingKnown: true });
    expect(await lines()).toHaveLength(2);
  });

  it('give way to what the driver records afterwards, and are told as deleted', async () => {
    const { entryId } = await accept();
    const own = await driver().post(entriesPath, ofMachine());
    expect(own.status).toBe(201);
    // Beside it, other hours of the same day and another machine's stay.
    expect(await lines()).toHaveLength(2);
    expect((await driver().post(entriesPath, anEntry({ from: '07:00', to: '16:00' }))).status).toBe(201);
    expect((await lines()).map(([, , source]: string[]) => source)).not.toContain('machine');
    const gone = (await app.events(entryChanged.name)).filter(({ payload }) => payload['id'] === entryId);
    expect(gone.at(-1)?.payload).toMatchObject({ deleted: true });
  });

  it('that stand on a document stay, and the driver’s line is to be looked at', async () => {
    const { entryId } = await accept(hours({ working: null }));
    const sources = [{ id: entryId, version: 1 }];
    await app.deliver(sourcesClaimed, { documentId: newId(), kind: 'time', sources });
    const own = await driver().post(entriesPath, ofMachine());
    expect(own.body).toMatchObject({ needsReview: true });
    expect(await lines()).toHaveLength(2);
  });

  it('need a project where a line is written', async () => {
    await expect(accept(hours({ projectId: null }))).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    expect(await lines()).toEqual([]);
  });
});
