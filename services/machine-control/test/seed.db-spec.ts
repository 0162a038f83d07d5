import { demoLicences, demoMachines } from '@jahrring/demo';
import { objectChanged } from '@jahrring/contracts-inventory';
import { systemContext } from '@jahrring/service-kit';
import { startTestService, type TestService } from '@jahrring/testing';
import { machineControlService } from '../src';
import { MachineCostService } from '../src/cost/machine-cost.service';
import { MachineConsumer } from '../src/machine/machine.consumer';
import { MachineService } from '../src/machine/machine.service';
import { aMachine } from './a-machine';

const allByDue = { page: 1, pageSize: 100, sort: [{ field: 'dueOn', desc: false }], filter: {} };

describe('the demo of machine control', () => {
  let app: TestService;
  const ctx = systemContext({ licenceId: demoLicences.bergwald.id });

  beforeAll(async () => {
    app = await startTestService(machineControlService, { demo: true });
    const consumer = app.get(MachineConsumer);
    for (const { id, kind, title, unit, counter, price, serviceInterval } of demoMachines) {
      const part = {
        counterUnit: unit,
        counterReading: `${counter}.000`,
        serviceIntervalCounter: serviceInterval,
      };
      const event = objectChanged.schema.parse(aMachine(part, { id, kind, title, price }));
      await app.db.tx(ctx, (tx) => consumer.onObjectChanged(tx, event, { id, occurredAt: new Date() }));
    }
  });
  afterAll(() => app?.close());

  it('shows every machine with its counter and a service that lies ahead or is due', async () => {
    const { items } = await app.get(MachineService).list(ctx, allByDue);
    const machines = [];
    for await (const machine of items) machines.push(machine);
    expect(machines).toHaveLength(demoMachines.length);
    for (const { id, counter, service } of machines) {
      expect(Number(counter)).toBe(demoMachines.find((one) => one.id === id)?.counter);
      expect(service.at).not.toBeNull();
    }
  });

  it('has costs per hour of a year that are explained', async () => {
    const tractor = demoMachines.find(({ title }) => title.includes('Valtra'));
    const costs = await app.get(MachineCostService).costs(ctx, tractor?.id ?? '', {});
    expect(costs.kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['fuel', 'service', 'depreciation']),
    );
    expect(Number(costs.perUnit)).toBeGreaterThan(20);
    expect(Number(costs.perUnit)).toBeLessThan(120);
  });

  it.each(Object.values(demoLicences))('of $name has decided days of machines', async ({ id: licenceId }) => {
    const admin = app.as('admin', { licenceId });
    const { items } = (await admin.get('/api/machine-control/machine-times?pageSize=all')).body;
    const states = items.map(({ state }: { state: string }) => state);
    expect(states).toHaveLength(4);
    expect(states).toContain('dismissed');
    if (licenceId === demoLicences.bergwald.id) expect(states).toContain('accepted');
  });
});
