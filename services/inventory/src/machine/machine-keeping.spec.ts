import { standInCaller, InMemory, noDatabase, openOutbox, refusal } from '@jahrring/testing/memory';
import { FixedClock } from '@jahrring/service-kit';
import type { DefectState, MachineView, RecordMaintenance } from '@jahrring/contracts-inventory';
import type { MachineStatusChanged, MachineWorkChanged } from '@jahrring/contracts-machine-control';
import { DefectNotifier } from '../defect/defect-notifier';
import type { DefectEntity } from '../defect/defect.entity';
import type { DefectRepository } from '../defect/defect.repository';
import { DefectService } from '../defect/defect.service';
import type { DefectViews } from '../defect/defect-views';
import type { ObjectEntity } from '../object-record/object.entity';
import type { ObjectRepository } from '../object-record/object.repository';
import type { ObjectService } from '../object/object.service';
import { keepersOf } from '../object-record/keepers';
import { MachineService } from './machine.service';
import { MachineStatusConsumer } from './machine-status.consumer';
import type { MachineViews } from './machine-views';
import { MachineWorkConsumer } from './machine-work.consumer';
import type { MaintenanceEntity } from './maintenance.entity';
import type { MaintenanceRepository } from './maintenance.repository';

/** A harvester with the services that keep it; writes are counted by its version. */
function aMachine(change: Partial<ObjectEntity> = {}) {
  const machines = new InMemory<ObjectEntity>([
    {
      ...{ id: 'harvester', kind: 'machines', title: 'Harvester', counterReading: '1000.000', warnDays: null, warnUnits: null },
      ...{ serviceIntervalMonths: 12, exhaustIntervalMonths: 24, nextServiceDate: null, nextExhaustDate: null },
      ...{ serviceAt: null, serviceByCounterOn: null, machineState: 'inUse', responsibleId: 'boss', driverId: null, assignedEmployeeIds: [] },
      ...change,
    },
  ]); // oxfmt-ignore
  const objects = {
    get: (ctx: unknown, id: string) => machines.get(ctx, id),
    update: (ctx: unknown, id: string, version: number, patch: Partial<ObjectEntity>) =>
      machines.update(ctx, id, version, patch),
  } as unknown as ObjectService;
  const records = machines as unknown as ObjectRepository;
  const maintenance = Object.assign(new InMemory<MaintenanceEntity>(), {
    of: async () => maintenance.all().toSorted((a, b) => b.doneOn.localeCompare(a.doneOn)),
  });
  const history = maintenance as unknown as MaintenanceRepository;
  const views = { one: async (_ctx: unknown, one: ObjectEntity) => one as unknown as MachineView };
  const { outbox, told } = openOutbox();
  const service = new MachineService(noDatabase, objects, history, outbox, records, views as MachineViews);
  const now = () => machines.all()[0] as ObjectEntity;
  const record = (done: Partial<RecordMaintenance>) =>
    service.record(standInCaller(), 'harvester', now().version, { kind: 'service', doneOn: '2026-03-31', ...done } as RecordMaintenance);
  const status = (told_: Partial<MachineStatusChanged>) =>
    new MachineStatusConsumer(objects, records).onMachineStatusChanged(standInCaller(), {
      ...{ id: 'harvester', counter: null, nextServiceOn: null, nextExhaustOn: null },
      ...told_,
    });
  return { machines, objects, records, maintenance, history, service, told, now, record, status };
} // oxfmt-ignore

describe('what is done to a machine', () => {
  it('sets the next day by its interval, at a short month’s end too', async () => {
    const machine = aMachine({ serviceIntervalMonths: 11 });
    await machine.record({ doneOn: '2026-03-31' });
    expect(machine.now()).toMatchObject({ nextServiceDate: '2027-02-28', nextExhaustDate: null });
    await machine.record({ kind: 'exhaust', doneOn: '2026-02-28' });
    expect(machine.now()).toMatchObject({ nextServiceDate: '2027-02-28', nextExhaustDate: '2028-02-28' });
  });

  it('that is noted late, after a later one of its kind, moves no day', async () => {
    const machine = aMachine();
    await machine.record({ doneOn: '2026-03-31' });
    await machine.record({ doneOn: '2024-03-31' });
    expect(machine.now().nextServiceDate).toBe('2027-03-31');
    expect(machine.maintenance.all()).toHaveLength(2);
    await machine.record({ kind: 'exhaust', doneOn: '2025-01-31' });
    expect(machine.now().nextExhaustDate).toBe('2027-01-31');
  });

  it('moves no day where it is a repair, or the machine has no interval', async () => {
    const machine = aMachine({ serviceIntervalMonths: null, nextServiceDate: '2026-12-01' });
    await machine.record({ kind: 'repair' });
    await machine.record({ kind: 'service' });
    expect(machine.now().nextServiceDate).toBe('2026-12-01');
  });

  it('takes the counter on, and never back', async () => {
    const machine = aMachine();
    await machine.record({ counterReading: '1000' });
    await machine.record({ counterReading: '1050.5' });
    expect(machine.now().counterReading).toBe('1050.5');
    expect(await refusal(() => machine.record({ counterReading: '1050.499' }))).toBe(
      'COUNTER_MISMATCH counterReading counterMismatch',
    );
    expect(machine.maintenance.all()).toHaveLength(2);
    await machine.record({});
    expect(machine.now().counterReading).toBe('1050.5');
  });

  it('compares readings as numbers, and says both as people write them', async () => {
    const machine = aMachine({ counterReading: '999.500' });
    await expect(machine.record({ counterReading: '99' })).rejects.toMatchObject({ params: { from: '999.5', to: '99' } });
    await machine.record({ counterReading: '1000' });
    expect(machine.now().counterReading).toBe('1000');
  }); // oxfmt-ignore

  it('is told to others once', async () => {
    const machine = aMachine();
    await machine.record({ cost: '480.00' });
    expect(machine.told.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({
        machineId: 'harvester',
        kind: 'service',
        cost: '480.00',
        employeeId: 'caller',
      }),
    ]);
  });
});

describe('a counter that is set by hand', () => {
  const set = (counterReading: string, change: Partial<ObjectEntity>) =>
    refusal(() => aMachine(change).service.update(standInCaller(), 'harvester', 1, { counterReading }));

  it('may be set right where nobody else reads it, and runs forwards where machine control does', async () => {
    expect(await set('100', { warnDays: null })).toBeNull();
    expect(await set('100', { warnDays: 30 })).toBe('COUNTER_MISMATCH counterReading counterMismatch');
    expect(await set('1000', { warnDays: 30 })).toBeNull();
  });
});

describe('what machine control tells of a machine', () => {
  it('is taken over where it is new', async () => {
    const machine = aMachine();
    await machine.status({ counter: '1010', nextServiceOn: '2027-01-01', serviceAt: '1500', warnDays: 30, warnUnits: 50 });
    expect(machine.now()).toMatchObject({
      ...{ version: 2, counterReading: '1010', nextServiceDate: '2027-01-01', serviceAt: '1500', warnDays: 30, warnUnits: 50 },
    });
  }); // oxfmt-ignore

  it('is written once: the same, in whatever spelling, changes nothing', async () => {
    const known = { nextServiceDate: '2027-01-01', serviceAt: '1500.000', serviceByCounterOn: '2026-12-01', warnDays: 30 };
    const machine = aMachine(known);
    await machine.status({ counter: '1000', nextServiceOn: '2027-01-01', serviceAt: '1500', serviceByCounterOn: '2026-12-01', warnDays: 30 });
    expect(machine.now().version).toBe(1);
    await machine.status({ serviceByCounterOn: '2026-12-02' });
    expect(machine.now()).toMatchObject({ version: 2, serviceByCounterOn: '2026-12-02' });
  }); // oxfmt-ignore

  it('takes nothing away that it does not know, but what it says is none', async () => {
    const machine = aMachine({ nextServiceDate: '2027-01-01', serviceAt: '1500.000', warnUnits: 50 });
    await machine.status({});
    expect(machine.now().version).toBe(1);
    await machine.status({ serviceAt: null });
    expect(machine.now()).toMatchObject({ nextServiceDate: '2027-01-01', serviceAt: null, warnUnits: 50 });
  });

  it('may set a counter back that was mistyped there, and is nothing of a machine that is gone', async () => {
    const machine = aMachine();
    await machine.status({ counter: '0' });
    expect(machine.now().counterReading).toBe('0');
    await expect(machine.status({ id: 'unknown', counter: '5' })).resolves.toBeUndefined();
  });
});

describe('works that machine control notes', () => {
  const work = (change: Partial<MachineWorkChanged> = {}): MachineWorkChanged => ({
    ...{
      id: 'work',
      machineId: 'harvester',
      kind: 'service',
      doneOn: '2026-03-01',
      what: 'Ölwechsel',
      workshop: null,
    },
    ...{ note: null, counter: '1000', cost: '480.00', passed: null, deleted: false },
    ...change,
  });
  const tell = (machine: ReturnType<typeof aMachine>, told: MachineWorkChanged, at: string) =>
    new MachineWorkConsumer(machine.history).onMachineWorkChanged(standInCaller(), told, {
      occurredAt: new Date(at),
    } as never);

  it('stand in the history once, as they were told last', async () => {
    const machine = aMachine();
    await tell(machine, work(), '2026-03-01T10:00:00Z');
    await tell(machine, work({ workshop: 'Ponsse', cost: '500.00' }), '2026-03-02T10:00:00Z');
    // An older event comes late.
    await tell(machine, work({ cost: '1.00' }), '2026-03-01T12:00:00Z');
    expect(machine.maintenance.all().map(({ note, cost }) => [note, cost])).toEqual([
      ['Ölwechsel · Ponsse', '500.00'],
    ]);
  });

  it('go and come back with them', async () => {
    const machine = aMachine();
    await tell(machine, work(), '2026-03-01T10:00:00Z');
    await tell(machine, work({ deleted: true }), '2026-03-02T10:00:00Z');
    expect(machine.maintenance.all()).toEqual([]);
    await tell(machine, work({ deleted: true }), '2026-03-02T11:00:00Z');
    await tell(machine, work(), '2026-03-03T10:00:00Z');
    expect(machine.maintenance.all()).toHaveLength(1);
  });

  it('that were deleted before anybody knew them are not brought back by what was told before', async () => {
    const machine = aMachine();
    await tell(machine, work({ deleted: true }), '2026-03-02T10:00:00Z');
    await tell(machine, work(), '2026-03-01T10:00:00Z');
    expect(machine.maintenance.all()).toEqual([]);
  });

  it('have no note where nothing was said', async () => {
    const machine = aMachine();
    await tell(machine, work({ what: null }), '2026-03-01T10:00:00Z');
    expect(machine.maintenance.all()[0]?.note).toBeNull();
  });
});

describe('defects of a machine', () => {
  function defectsOf(change: Partial<ObjectEntity> = {}) {
    const machine = aMachine(change);
    const defects = Object.assign(new InMemory<DefectEntity>(), {
      everyUnsolved: async () => defects.all().filter(({ state }) => state !== 'done'),
    });
    const { outbox, told } = openOutbox();
    const service = new DefectService(
      noDatabase,
      defects as unknown as DefectRepository,
      { one: async (_ctx: unknown, one: DefectEntity) => one } as unknown as DefectViews,
      machine.objects,
      machine.records,
      new DefectNotifier(outbox),
      new FixedClock(new Date('2026-11-20T23:30:00Z')),
    );
    const report = (id: string, unusable = false, caller = 'driver') =>
      service.report(standInCaller({ membershipId: caller }), {
        id,
        machineId: 'harvester',
        title: id,
        unusable,
      });
    const set = async (id: string, state: DefectState) =>
      service.update(standInCaller(), id, (await defects.get(null, id)).version, { state });
    const state = () => machine.now().machineState;
    return { ...machine, service, defects, report, set, state, told };
  }

  it('take it out of use with the first that is grave, and back with the last', async () => {
    const { report, set, state } = defectsOf();
    await report('lamp');
    expect(state()).toBe('inUse');
    await report('brake', true);
    await report('hose', true);
    expect(state()).toBe('inRepair');
    await set('brake', 'done');
    expect(state()).toBe('inRepair');
    await set('hose', 'done');
    expect(state()).toBe('inUse');
  });

  it('take it out of use while one is in repair, however small', async () => {
    const { report, set, state, service } = defectsOf();
    await report('lamp');
    await set('lamp', 'inRepair');
    expect(state()).toBe('inRepair');
    await service.remove(standInCaller(), 'lamp', 2);
    expect(state()).toBe('inUse');
    await service.restore(standInCaller(), 'lamp');
    expect(state()).toBe('inRepair');
  });

  it('leave alone what somebody has set by hand', async () => {
    const repaired = defectsOf({ machineState: 'inRepair' });
    await repaired.report('lamp');
    await repaired.set('lamp', 'done');
    expect(repaired.state()).toBe('inRepair');
    const retired = defectsOf({ machineState: 'retired' });
    await retired.report('brake', true);
    expect(retired.state()).toBe('retired');
  });

  it('are done on the local day, which stays, until they are open again', async () => {
    const { report, set, defects } = defectsOf();
    await report('lamp');
    expect(await set('lamp', 'done')).toMatchObject({ doneOn: '2026-11-21' });
    await defects.update(null, 'lamp', 2, { doneOn: '2026-01-01' });
    expect(await set('lamp', 'done')).toMatchObject({ doneOn: '2026-01-01' });
    expect(await set('lamp', 'open')).toMatchObject({ doneOn: null });
  });

  it('are told to who keeps the machine, and their repair to who reported them', async () => {
    const { report, set, told } = defectsOf();
    await report('brake', true);
    await set('brake', 'done');
    const sent = told.map(({ payload }) => payload as { employeeIds: string[]; titleKey: string });
    expect(sent.map(({ employeeIds, titleKey }) => [titleKey.split('.').at(-1), ...employeeIds])).toEqual([
      ['unusable', 'boss'],
      ['done', 'driver'],
    ]);
  });

  it('are not told to who has done it themselves', async () => {
    const { report, set, told } = defectsOf();
    await report('lamp', false, 'boss');
    expect(told).toEqual([]);
    const own = defectsOf();
    await own.report('lamp', false, 'caller');
    await own.set('lamp', 'inRepair');
    expect(own.told).toHaveLength(1);
    await set('lamp', 'open');
    expect(told).toEqual([]);
  });

  it('that a phone sends again are one; of other things there are none', async () => {
    const { report, service, defects } = defectsOf();
    await report('lamp');
    await report('lamp');
    expect(defects.all()).toHaveLength(1);
    const input = { id: 'other', machineId: 'saw', title: 'x', unusable: false };
    expect(await refusal(() => service.report(standInCaller(), input))).toBe(
      'VALIDATION_FAILED machineId exists',
    );
  });
});

describe('who keeps a machine', () => {
  const kept = (change: Partial<ObjectEntity>) =>
    keepersOf({ responsibleId: null, driverId: null, assignedEmployeeIds: null, ...change } as ObjectEntity);

  it('is its responsible and its driver, else those it is assigned to, each once', () => {
    expect(kept({ responsibleId: 'boss', driverId: 'boss', assignedEmployeeIds: ['anna'] })).toEqual([
      'boss',
    ]);
    expect(kept({ driverId: 'beat', responsibleId: 'boss' })).toEqual(['boss', 'beat']);
    expect(kept({ assignedEmployeeIds: ['anna', 'beat', 'anna'] })).toEqual(['anna', 'beat']);
    expect(kept({})).toEqual([]);
  });
});
