import { employeeChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { machineTimeChanged, type MachineTimeChanged } from '@jahrring/contracts-timber';
import { entryChanged, type MachineHours } from '@jahrring/contracts-time';
import { FixedClock, type ClientRequest } from '@jahrring/service-kit';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { machineControlService } from '../src';
import { deliverMachine, url } from './a-machine';

const now = new Date('2026-06-15T10:00:00Z');
const day = '2026-06-10';

/** Stands for the time service: one line for a machine, driver and day. */
class FakeTime {
  readonly lines = new Map<string, MachineHours & { entryId: string }>();
  refusal: string | null = null;

  async send({ body }: ClientRequest) {
    if (this.refusal) {
      const problem = { type: 'about:blank', title: this.refusal, status: 409, code: this.refusal };
      const told = { ...problem, key: 'time:errors.entryLocked', requestId: 'test' };
      return { status: 409, body: JSON.stringify(told) };
    }
    const hours = JSON.parse(body ?? '{}') as MachineHours;
    const key = [hours.employeeId, hours.objectId, hours.workDate].join(' ');
    const present = this.lines.get(key);
    const line = present ?? { ...hours, entryId: newId() };
    this.lines.set(key, line);
    const answer = { entryId: line.entryId, known: present !== undefined, workingKnown: true };
    return { status: 200, body: JSON.stringify(answer) };
  }
}

describe('times that machines’ files tell', () => {
  let app: TestService;
  let admin: TestClient;
  let time: FakeTime;
  let machine: string;
  const driver = testMember('employee');

  beforeEach(async () => {
    time = new FakeTime();
    app = await startTestService(machineControlService, { clock: new FixedClock(now), client: time });
    admin = app.as('admin');
    machine = await deliverMachine(app);
    await app.deliver(employeeChanged, {
      ...{
        id: driver,
        userId: driver,
        firstName: 'Max',
        lastName: 'Muster',
        active: true,
        email: 'max@example.org',
      },
      role: 'employee',
    });
  });
  afterEach(() => app.close());

  const tell = async (change: Partial<MachineTimeChanged> = {}, occurredAt = new Date(now)) => {
    const told: MachineTimeChanged = {
      ...{ id: newId(), machineKey: 'key-1', machineName: 'Ponsse Elk', operatorName: 'Max Muster' },
      ...{ siteName: 'Hinterwald', workDate: day, startedAt: `${day}T05:00:00.000Z` },
      ...{ endedAt: `${day}T15:00:00.000Z`, engineHours: '8.500', workHours: '8.500', downHours: '0.500' },
      ...{ fuelLitres: '100.000', counter: '1000.000', deleted: false, ...change },
    };
    await app.deliver(machineTimeChanged, told, { occurredAt });
    return told;
  };
  const list = async () => (await admin.get(`${url}/machine-times`)).body.items;
  const decision = (change = {}) => ({
    ...{ machineId: machine, employeeId: driver, projectId: newId(), hours: '8.5' },
    ...{ workingTime: true, fuel: true, counter: true, ...change },
  });
  const accept = (id: string, version: number, change = {}) =>
    admin.post(`${url}/machine-times/${id}/acceptance`, decision(change), { ifMatch: version });
  const deliverLine = (entryId: string, quantity: string) =>
    app.deliver(entryChanged, {
      ...{ id: entryId, employeeId: driver, projectId: newId(), workDate: day, seconds: 0, billable: true },
      ...{ deleted: false, kind: 'machines', objectId: machine, quantity, unit: 'machine_hour' },
      unitPrice: '165.0000',
    });
  const costs = async () =>
    (await admin.get(`${url}/machines/${machine}/costs?from=2026-06-01&to=2026-06-15`)).body;

  it('are proposals; the same hours of file, driver and counter end as one cost', async () => {
    await admin.post(`${url}/machines/${machine}/readings`, { readOn: '2026-06-09', value: '991.5' });
    await tell();
    const [proposal] = await list();
    expect(proposal).toMatchObject({
      ...{
        state: 'open',
        machineId: null,
        employeeId: driver,
        employeeName: 'Max Muster',
        counter: '1000.000',
      },
    });
    // Nothing is recorded before somebody says so.
    expect(await costs()).toMatchObject({ used: '0.000', recorded: '0.000', total: '0.00' });
    const accepted = await accept(proposal.id, proposal.version);
    expect(accepted.body).toMatchObject({ state: 'accepted', machineId: machine, machineTitle: 'Forwarder' });
    const [line] = [...time.lines.values()];
    expect(line).toMatchObject({
      ...{ kind: 'machines', objectId: machine, workDate: day, hours: '8.5' },
      working: { startAt: `${day}T05:00:00.000Z`, breakSeconds: 3600 },
    });
    await deliverLine(line?.entryId ?? '', '8.500');
    const once = { used: '8.500', recorded: '8.500', charged: '1402.50', total: '180.00' };
    expect(await costs()).toMatchObject(once);
    // Told again, decided again, and read off by the driver: it stays one.
    expect((await accept(proposal.id, accepted.body.version)).body.code).toBe('MACHINE_TIME_DECIDED');
    const reopened = await admin.post(
      `${url}/machine-times/${proposal.id}/reopening`,
      {},
      { ifMatch: accepted.body.version },
    );
    expect((await accept(proposal.id, reopened.body.version)).status).toBe(200);
    await admin.post(`${url}/machines/${machine}/readings`, { readOn: '2026-06-11', value: '1000' });
    expect(time.lines.size).toBe(1);
    expect(await costs()).toMatchObject(once);
  });

  it('know machine, driver and project from the last time, and what is recorded already', async () => {
    await tell();
    const [first] = await list();
    const projectId = newId();
    await accept(first.id, first.version, { projectId });
    await admin.post(`${url}/machines/${machine}/fuellings`, { fuelledOn: '2026-06-12', litres: '80' });
    await deliverLine(newId(), '7.500');
    await tell({ workDate: '2026-06-11', operatorName: 'MAX MUSTER' });
    expect((await list()).find(({ state }: { state: string }) => state === 'open')).toMatchObject({
      ...{
        machineId: machine,
        employeeId: driver,
        projectId,
        recordedHours: '0.000',
        fuelledLitres: '80.000',
      },
    });
  });

  it('that change after the decision say so, and what is deleted leaves what was taken over', async () => {
    const told = await tell();
    const [proposal] = await list();
    await accept(proposal.id, proposal.version);
    await tell({ ...told, engineHours: '9.000' }, new Date(now.getTime() + 1000));
    expect(await list()).toMatchObject([{ state: 'accepted', changed: true, engineHours: '9.000' }]);
    await tell({ ...told, deleted: true }, new Date(now.getTime() + 2000));
    expect(await list()).toHaveLength(1);
    const other = await tell({ workDate: '2026-06-11' });
    await tell({ ...other, deleted: true }, new Date(now.getTime() + 1000));
    expect(await list()).toHaveLength(1);
  });

  it('are dismissed, or stay open where time refuses them', async () => {
    await tell();
    const [proposal] = await list();
    time.refusal = 'ENTRY_LOCKED';
    expect((await accept(proposal.id, proposal.version)).body.code).toBe('ENTRY_LOCKED');
    expect(await list()).toMatchObject([{ state: 'open' }]);
    expect((await costs()).total).toBe('0.00');
    const path = `${url}/machine-times/${proposal.id}/dismissal`;
    expect((await admin.post(path, {}, { ifMatch: proposal.version })).body.state).toBe('dismissed');
    expect((await admin.post(path, {}, { ifMatch: proposal.version })).status).toBe(412);
  });

  it('are not taken over for what counts kilometres', async () => {
    const car = await deliverMachine(app, { counterUnit: 'km' }, { kind: 'vehicles', unit: 'km' });
    await tell();
    const [proposal] = await list();
    const refused = await accept(proposal.id, proposal.version, { machineId: car });
    expect(refused.body.fields).toMatchObject([{ field: 'machineId' }]);
    expect(time.lines.size).toBe(0);
  });
});
