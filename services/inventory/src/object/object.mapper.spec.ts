import { standInCaller } from '@jahrring/testing/memory';
import { createMachine, createObject, objectView } from '@jahrring/contracts-inventory';
import type { ObjectEntity } from '../object-record/object.entity';
import { toMachineRow, toNewObject, toObjectView } from '../object-record/object.mapper';
import { toObjectChanged } from '../object-record/object-changed';
import { pricePermissions } from '../object-record/object.scope';

const at = new Date('2026-11-20T10:00:00Z');
const stored = (change: Partial<ObjectEntity> = {}) =>
  ({
    ...toNewObject({ kind: 'machines', title: 'Harvester', unit: 'machine_hour', price: '120', vatRateKey: 'standard', active: true }),
    ...{ id: 'harvester', version: 3, createdAt: at, updatedAt: at, deletedAt: null, extra: null, extraSearch: null },
    ...{ fuelCostPerLitre: '1.90', insurancePerYear: '4800.00', leasePerMonth: '900.00' },
    datedCosts: [{ kind: 'insurance', validFrom: '2027-01-01', amount: '5000.00' }],
    datedPrices: [{ validFrom: '2027-01-01', price: '125.0000' }],
    surcharges: [{ title: 'Nacht', percent: 25 }],
    ...change,
  }) as unknown as ObjectEntity; // oxfmt-ignore
const who = (...keys: string[]) => standInCaller({ can: (key: string) => keys.includes(key) });

describe('what an object costs', () => {
  const money = (view: object) =>
    Object.entries(view).filter(([key, value]) => /price|cost(?!Centre)|insurancePer|leasePer|surcharges/i.test(key) && value !== null && !(Array.isArray(value) && value.length === 0)).map(([key]) => key); // oxfmt-ignore

  it.each(pricePermissions)('is shown to who holds %s', (key) => {
    expect(toObjectView(who(key), stored())).toMatchObject({
      price: '120',
      datedPrices: [{ price: '125.0000' }],
    });
    expect(toMachineRow(who(key), stored())).toMatchObject({
      insurancePerYear: '4800.00',
      fuelCostPerLitre: '1.90',
    });
  });

  it('is shown to nobody else, in no field', () => {
    const nobody = who('tools.machine_inventory.index', 'tools.timetable.own.create');
    expect(money(toObjectView(nobody, stored()))).toEqual([]);
    expect(money(toMachineRow(nobody, stored()))).toEqual([]);
    expect(money(toMachineRow(who('tools.settings.objects'), stored())).length).toBeGreaterThan(5);
  });
});

describe('an object as it is shown', () => {
  it('has every field of its contract, lists where none were entered', () => {
    const view = toObjectView(who(...pricePermissions), stored({ surcharges: null, imageIds: null, assignedEmployeeIds: null }));
    expect(Object.keys(view).toSorted()).toEqual(Object.keys(objectView.shape).toSorted());
    expect(view).toMatchObject({ surcharges: [], imageIds: [], assignedEmployeeIds: [], extra: {}, updatedAt: at.toISOString() });
  }); // oxfmt-ignore
});

describe('a new object', () => {
  const object = createObject.parse({
    kind: 'material',
    title: 'Öl',
    unit: 'l',
    price: '5',
    vatRateKey: 'standard',
  });

  it('is nothing that was left out', () => {
    const values = toNewObject(object);
    expect(values).toMatchObject({
      articleNumber: null,
      counterUnit: null,
      machineState: null,
      datedCosts: [],
      imageIds: [],
    });
    const leftOut = Object.entries(values).filter(([, value]) => value === undefined);
    expect(leftOut.map(([field]) => field).filter((field) => field !== 'id')).toEqual([]);
  });

  it('is due for service by the day that was entered', () => {
    const machine = createMachine.parse({ kind: 'machines', title: 'H', unit: 'machine_hour', price: '1', vatRateKey: 'standard', nextServiceDate: '2027-01-01' });
    expect(toNewObject(machine)).toMatchObject({ nextServiceDate: '2027-01-01', serviceDueOn: '2027-01-01' });
  }); // oxfmt-ignore
});

describe('what others hear of an object', () => {
  it('is a machine’s keeping only where it is one', () => {
    const told = toObjectChanged(stored({ responsibleId: 'boss', insuredFrom: '2026-01-01' }));
    expect(told.machine).toMatchObject({ keeperIds: ['boss'], fuelCostPerLitre: '1.90' });
    expect(told.machine?.contractCosts).toEqual([
      { kind: 'insurance', amount: '4800.00', from: '2026-01-01', until: '2026-12-31' },
      { kind: 'insurance', amount: '5000.00', from: '2027-01-01', until: null },
      { kind: 'lease', amount: '900.00', from: null, until: null },
    ]);
    expect(toObjectChanged(stored({ kind: 'material' }))).not.toHaveProperty('machine');
  });

  it('says whether it is deleted, and has prices and people as lists', () => {
    const told = toObjectChanged(stored({ deletedAt: at, datedPrices: null, assignedEmployeeIds: null }));
    expect(told).toMatchObject({ deleted: true, prices: [], assignedEmployeeIds: [] });
  });
});
