import { standInCaller, InMemory, noDatabase, refusal } from '@jahrring/testing/memory';
import { FixedClock } from '@jahrring/service-kit';
import type { AcceptMachineTime } from '@jahrring/contracts-machine-control';
import type { MachineHours } from '@jahrring/contracts-time';
import type { EntryEntity } from '../record/entry.entity';
import type { EntryRepository } from '../record/entry.repository';
import type { FuellingEntity } from '../fuelling/fuelling.entity';
import type { FuellingRepository } from '../fuelling/fuelling.repository';
import type { FuellingService } from '../fuelling/fuelling.service';
import type { MachineEntity } from '../record/machine.entity';
import type { MachineRepository } from '../record/machine.repository';
import type { MachineStateService } from '../machine-state/machine-state.service';
import type { NewReading, ReadingService } from '../reading/reading.service';
import type { ReadingEntity } from '../record/reading.entity';
import type { ReadingRepository } from '../record/reading.repository';
import type { EmployeeRefRepository } from '../reference';
import { MachineTimeBooking } from './machine-time-booking';
import type { MachineTimeEntity } from './machine-time.entity';
import type { KnownNameRepository, MachineTimeRepository } from './machine-time.repository';
import { MachineTimeService } from './machine-time.service';
import { MachineTimeViews } from './machine-time-views';
import type { TimeClient } from './time.client';

/** A day of Anna on the harvester, as its file tells it: 7:00 to 16:00 in UTC, eight hours of work and a break of one. */
function aDay(change: Partial<MachineTimeEntity> = {}) {
  const times = Object.assign(
    new InMemory<MachineTimeEntity>([
      {
        ...{ id: 'time', machineKey: 'PONSSE-1', machineName: 'Ponsse', operatorName: 'Anna Muster', siteName: 'Bannwald' },
        ...{ workDate: '2026-06-10', startedAt: new Date('2026-06-10T07:00:00Z'), endedAt: new Date('2026-06-10T16:00:00Z') },
        ...{ engineHours: '8.500', workHours: '7.000', downHours: '1.000', fuelLitres: '120.000', counter: '1008.000' },
        ...{ state: 'open', changed: false, machineId: null, employeeId: null, projectId: null, entryId: null, fuellingId: null, decidedAt: null, decidedBy: null },
        ...change,
      },
    ]),
    { fuellingIds: async () => new Set(times.all().flatMap(({ fuellingId }) => fuellingId ?? [])) },
  );
  const machines = Object.assign(
    new InMemory<MachineEntity>([
      { id: 'harvester', kind: 'machines', title: 'Harvester', unit: 'machine_hour' },
      { id: 'truck', kind: 'vehicles', title: 'LKW', unit: 'km' },
    ]),
    { lock: (ctx: unknown, id: string) => machines.get(ctx, id) },
  );
  const people = [{ id: 'anna', name: 'Anna Muster' }, { id: 'lea', name: 'Lea Lager' }];
  const employees = Object.assign(new InMemory(people as object[]), {
    active: async () => people,
    names: async (_ctx: unknown, ids: (string | null)[]) => new Map(people.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name])),
  }) as unknown as EmployeeRefRepository;
  const known = new Map<string, string>();
  const names = {
    keep: async (_ctx: unknown, kind: string, name: string, id: string) => void known.set(`${kind} ${name}`, id),
    of: async () => known,
  } as unknown as KnownNameRepository;
  const fuellings = Object.assign(new InMemory<FuellingEntity>(), { within: async () => fuellings.all() });
  const fuellingService = {
    create: (_ctx: unknown, machineId: string, values: Partial<FuellingEntity>) => fuellings.insert(null, { machineId, ...values }),
    update: (ctx: unknown, id: string, version: number, patch: Partial<FuellingEntity>) => fuellings.update(ctx, id, version, patch),
  } as unknown as FuellingService;
  const readings = Object.assign(new InMemory<ReadingEntity>(), {
    ofSource: async (_ctx: unknown, sourceId: string) => readings.all().find((one) => one.sourceId === sourceId) ?? null,
  });
  const reading = { record: async (_ctx: unknown, { id }: MachineEntity, told: NewReading) => void readings.insert(null, { ...told, id: undefined, machineId: id } as never) };
  const booking = new MachineTimeBooking(names, fuellings as unknown as FuellingRepository, fuellingService, readings as unknown as ReadingRepository, reading as unknown as ReadingService, { refresh: async () => undefined } as unknown as MachineStateService);
  const entries = Object.assign(new InMemory<EntryEntity>(), { within: async () => entries.all() });
  const views = new MachineTimeViews(times as unknown as MachineTimeRepository, names, machines as unknown as MachineRepository, employees, entries as unknown as EntryRepository, fuellings as unknown as FuellingRepository);
  const recorded: MachineHours[] = [];
  const client = { record: async (_ctx: unknown, hours: MachineHours) => ({ entryId: `entry-${recorded.push(hours)}` }) } as unknown as TimeClient;
  const service = new MachineTimeService(noDatabase, times as unknown as MachineTimeRepository, views, machines as unknown as MachineRepository, employees, booking, client, new FixedClock(new Date('2026-06-12T10:00:00Z')));
  const ctx = standInCaller({ membershipId: 'lea' });
  const now = () => times.all()[0] as MachineTimeEntity;
  const accept = (input: Partial<AcceptMachineTime> = {}) =>
    service.accept(ctx, 'time', now().version, { machineId: 'harvester', employeeId: 'anna', projectId: 'wood', hours: '7', workingTime: true, fuel: true, counter: true, ...input });
  return { service, ctx, times, fuellings, readings, entries, recorded, now, accept, view: async (id = 'time') => views.one(ctx, await times.get(ctx, id)) };
} // oxfmt-ignore

describe('a machine’s day that is taken over', () => {
  it('is hours of the machine and of its driver, with the break between its spans', async () => {
    const day = aDay();
    await day.accept();
    expect(day.recorded).toEqual([
      {
        ...{
          employeeId: 'anna',
          kind: 'machines',
          objectId: 'harvester',
          projectId: 'wood',
          workDate: '2026-06-10',
        },
        ...{ hours: '7', comment: 'Bannwald' },
        working: {
          startAt: '2026-06-10T07:00:00.000Z',
          endAt: '2026-06-10T16:00:00.000Z',
          breakSeconds: 3600,
        },
      },
    ]);
    expect(day.now()).toMatchObject({
      state: 'accepted',
      entryId: 'entry-1',
      decidedBy: 'lea',
      changed: false,
    });
  });

  it.each([
    ['no break where the file tells no times of work', { workHours: '0.000', downHours: '0.000' }, 0],
    ['no break below zero where it tells more than there is', { workHours: '10.000' }, 0],
    ['half an hour', { workHours: '7.500' }, 1800],
  ])('has %s', async (_what, change, breakSeconds) => {
    const day = aDay(change);
    await day.accept();
    expect(day.recorded[0]?.working).toMatchObject({ breakSeconds });
  });

  it('is the machine’s hours alone where nobody wants more, under its name where no site is told', async () => {
    const day = aDay({ siteName: '' });
    await day.accept({ workingTime: false, fuel: false, counter: false, projectId: undefined });
    expect(day.recorded[0]).toMatchObject({ working: null, projectId: null, comment: 'Ponsse' });
    expect([day.fuellings.all(), day.readings.all()]).toEqual([[], []]);
  });

  it('notes fuel and counter once, however often it is decided', async () => {
    const day = aDay();
    await day.accept();
    await day.service.reopen(day.ctx, 'time', day.now().version);
    await day.accept();
    expect(day.fuellings.all().map(({ litres, fuelledOn, note }) => [litres, fuelledOn, note])).toEqual([
      ['120.000', '2026-06-10', 'Ponsse · Anna Muster'],
    ]);
    expect(day.readings.all().map(({ value, readOn, source }) => [value, readOn, source])).toEqual([
      ['1008.000', '2026-06-10', 'file'],
    ]);
  });

  it('sets fuel and counter right where a file tells them otherwise later', async () => {
    const day = aDay();
    await day.accept();
    await day.service.reopen(day.ctx, 'time', day.now().version);
    await day.times.update(null, 'time', day.now().version, { fuelLitres: '150.000', counter: '1010.000' });
    await day.accept();
    expect(day.fuellings.all().map(({ litres }) => litres)).toEqual(['150.000']);
    expect(day.readings.all().map(({ value }) => value)).toEqual(['1010.000']);
  });

  it('has no fuel of a machine that has used none', async () => {
    const day = aDay({ fuelLitres: '0.000' });
    await day.accept();
    expect([day.fuellings.all(), day.now().fuellingId]).toEqual([[], null]);
  });

  it('is refused for a vehicle that counts kilometres, and for who does not work here', async () => {
    const day = aDay();
    expect(await refusal(() => day.accept({ machineId: 'truck' }))).toBe(
      'VALIDATION_FAILED machineId invalid',
    );
    expect(await refusal(() => day.accept({ employeeId: 'nobody' }))).toBe(
      'VALIDATION_FAILED employeeId invalid',
    );
    expect(day.recorded).toEqual([]);
  });

  it('is decided once, until it is open again', async () => {
    const day = aDay();
    await day.service.dismiss(day.ctx, 'time', 1);
    expect(day.now()).toMatchObject({ state: 'dismissed', decidedBy: 'lea' });
    expect(await refusal(() => day.accept())).toBe('MACHINE_TIME_DECIDED');
    expect(await refusal(() => day.service.dismiss(day.ctx, 'time', 1))).toBe('VERSION_MISMATCH');
    await day.service.reopen(day.ctx, 'time', 2);
    expect(day.now()).toMatchObject({ state: 'open', decidedAt: null, decidedBy: null });
  });
});

describe('a machine’s day that waits', () => {
  it('knows its driver by the name, and the rest from the last time', async () => {
    const day = aDay();
    expect(await day.view()).toMatchObject({ machineId: null, employeeId: 'anna', employeeName: 'Anna Muster', projectId: null });
    await day.accept({ employeeId: 'lea' });
    await day.times.insert(null, { ...day.now(), id: 'next', state: 'open', machineId: null, employeeId: null, projectId: null, fuellingId: null, decidedBy: null, workDate: '2026-06-11' });
    expect(await day.view('next')).toMatchObject({ machineId: 'harvester', employeeId: 'lea', projectId: 'wood', fuelledLitres: '0.000' });
    await day.times.insert(null, { ...(await day.times.get(null, 'next')), id: 'other', machineKey: 'X', operatorName: 'anna muster', siteName: 'Gohl' });
    expect(await day.view('other')).toMatchObject({ machineId: null, employeeId: 'anna', projectId: null, recordedHours: null });
  }); // oxfmt-ignore

  it('shows what time sheets have of the machine that day, and what people have fuelled around it', async () => {
    const day = aDay();
    await day.accept({ fuel: false });
    const hours = (workDate: string, quantity: string) => day.entries.insert(null, { machineId: 'harvester', workDate, quantity });
    for (const [workDate, quantity] of [['2026-06-10', '3.500'], ['2026-06-10', '2.000'], ['2026-06-11', '8.000']] as const) await hours(workDate, quantity);
    for (const [fuelledOn, litres] of [['2026-06-09', '50.000'], ['2026-06-11', '60.000'], ['2026-06-12', '70.000']] as const)
      await day.fuellings.insert(null, { machineId: 'harvester', fuelledOn, litres });
    expect(await day.view()).toMatchObject({ recordedHours: '5.500', fuelledLitres: '110.000' });
  }); // oxfmt-ignore

  it('does not count the fuel that came from its own file', async () => {
    const day = aDay();
    await day.accept();
    expect(await day.view()).toMatchObject({ machineTitle: 'Harvester', fuelledLitres: '0.000' });
  });
});
