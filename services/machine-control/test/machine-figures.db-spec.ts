import { newId } from '@jahrring/contracts-common';
import { entryChanged } from '@jahrring/contracts-time';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { machineControlService } from '../src';
import { deliverMachine, url } from './a-machine';

const june = new Date('2026-06-15T10:00:00Z');

describe('figures in the list of machines', () => {
  let app: TestService;
  let admin: TestClient;
  let clock: FixedClock;
  let id: string;

  beforeEach(async () => {
    clock = new FixedClock(june);
    app = await startTestService(machineControlService, { clock });
    admin = app.as('admin');
    id = await deliverMachine(app, { fuelCostPerLitre: null });
    await admin.post(`${url}/machines/${id}/readings`, { readOn: '2026-05-31', value: '100' });
    await admin.post(`${url}/machines/${id}/readings`, { readOn: '2026-06-10', value: '120' });
  });
  afterEach(() => app.close());

  const shown = async (who = admin) => {
    const { body } = await who.get(`${url}/machines`);
    const [machine] = (body as { items: { month: string; year: string; costPerUnit: string | null }[] })
      .items;
    return machine;
  };

  it('follow each record they are worked out from, at once', async () => {
    expect(await shown()).toMatchObject({ month: '20.000', costPerUnit: '0.0000' });

    const fuel = { fuelledOn: '2026-06-10', litres: '20', pricePerLitre: '2' };
    const { body } = await admin.post(`${url}/machines/${id}/fuellings`, fuel);
    expect(await shown()).toMatchObject({ costPerUnit: '2.0000' });
    await admin.delete(`${url}/fuellings/${(body as { id: string }).id}`, { ifMatch: 1 });
    expect(await shown()).toMatchObject({ costPerUnit: '0.0000' });

    const repair = { kind: 'repair', doneOn: '2026-06-11', what: 'Schlauch', cost: '100.00' };
    expect((await admin.post(`${url}/machines/${id}/works`, repair)).status).toBe(201);
    expect(await shown()).toMatchObject({ costPerUnit: '5.0000' });

    await admin.post(`${url}/machines/${id}/readings`, { readOn: '2026-06-12', value: '150' });
    expect(await shown()).toMatchObject({ month: '50.000', costPerUnit: '2.0000' });
  });

  it('follow what time sheets tell of the counter', async () => {
    await shown();
    await app.deliver(entryChanged, {
      id: newId(),
      employeeId: testMember('employee'),
      projectId: newId(),
      workDate: '2026-06-14',
      seconds: 0,
      billable: true,
      deleted: false,
      kind: 'machines',
      objectId: id,
      quantity: '5',
      counterTo: '140.000',
      unit: 'machine_hour',
      unitPrice: '165.0000',
    });
    expect(await shown()).toMatchObject({ month: '40.000' });
  });

  it('begin anew with the month', async () => {
    expect(await shown()).toMatchObject({ month: '20.000' });
    clock.set(new Date('2026-07-02T10:00:00Z'));
    expect(await shown()).toMatchObject({ month: '0.000', year: '20.000' });
  });

  it('say nothing of costs to people who do not keep machines, whoever looked before', async () => {
    expect((await shown())?.costPerUnit).toBe('0.0000');
    expect((await shown(app.as('employee')))?.costPerUnit).toBeNull();
  });
});
