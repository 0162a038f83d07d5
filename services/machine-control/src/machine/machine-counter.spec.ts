import { standInCaller, InMemory, noDatabase, openOutbox, refusal } from '@jahrring/testing/memory';
import { FixedClock, type FileStore, type RequestContext } from '@jahrring/service-kit';
import {
  defaultMachineSettings,
  type CreateFuelling,
  type CreateWork,
  type MachineStatusChanged,
  type UpdateMachineSettings,
} from '@jahrring/contracts-machine-control';
import type { EntryChanged } from '@jahrring/contracts-time';
import { Decimal } from 'decimal.js';
import { EntryConsumer } from '../entry/entry.consumer';
import type { EntryEntity } from '../record/entry.entity';
import { EntryReadingsService } from '../entry/entry-readings.service';
import type { EntryRepository } from '../record/entry.repository';
import type { FuellingEntity } from '../fuelling/fuelling.entity';
import type { FuellingRepository } from '../fuelling/fuelling.repository';
import { FuellingService } from '../fuelling/fuelling.service';
import type { ReadingEntity } from '../record/reading.entity';
import type { ReadingRepository } from '../record/reading.repository';
import { ReadingService } from '../reading/reading.service';
import type { ReadingViews } from '../reading/reading-views';
import type { EmployeeRefRepository } from '../reference';
import { ReminderJob } from '../reminder/reminder.job';
import { inOrder } from '../rules/usage';
import type { MachineSettingsService } from '../settings/machine-settings.service';
import type { WorkEntity } from '../record/work.entity';
import type { WorkPublisher } from '../work-record/work.publisher';
import type { WorkRepository } from '../record/work.repository';
import { WorkService } from '../work-record/work.service';
import type { WorkViews } from '../work-record/work-views';
import type { MachineEntity } from '../record/machine.entity';
import type { MachineRepository } from '../record/machine.repository';
import { MachineStateService } from '../machine-state/machine-state.service';

/** A harvester with its readings, fuel, works and time sheets, as its services see it. */
function aHarvester(change: Partial<MachineEntity> = {}, settings: Partial<UpdateMachineSettings> = {}, today = '2026-06-30') {
  const machines = new InMemory<MachineEntity>([
    {
      ...{ id: 'harvester', kind: 'machines', title: 'Harvester', unit: 'machine_hour', active: true, deleted: false },
      ...{ serviceIntervalMonths: 12, serviceIntervalCounter: 500, exhaustIntervalMonths: 24, fuelCostPerLitre: null },
      ...{ nextServiceOn: null, nextExhaustOn: null, counter: null, readOn: null, perDay: '0.000', serviceAt: null },
      ...{ keeperIds: ['boss'], serviceTold: null, exhaustTold: null, dueOn: '9999-12-31' },
      ...change,
    },
    { id: 'saw', title: 'Säge', unit: 'machine_hour', perDay: '0.000', keeperIds: [] },
  ]);
  const machineRows = Object.assign(machines, {
    lock: (ctx: unknown, id: string) => machines.get(ctx, id),
    lockKnown: (ctx: unknown, id: string) => machines.find(ctx, id),
    everywhere: async () => [{ id: 'harvester', licenceId: 'licence' }],
  }) as unknown as MachineRepository;
  const readings = new InMemory<ReadingEntity>();
  const counting = (machineId = 'harvester') => inOrder(readings.all().filter((one) => one.machineId === machineId && !one.doubtful));
  const readingRows = Object.assign(readings, {
    around: async (_ctx: unknown, machineId: string, day: string) => {
      const all = counting(machineId);
      return [...all.filter(({ readOn }) => readOn <= day), ...all.filter(({ readOn }) => readOn > day).slice(0, 1)];
    },
    last: async (_ctx: unknown, machineId: string) => counting(machineId).at(-1) ?? null,
    shown: async () => readings.all(),
    since: async (_ctx: unknown, ids: string[]) => new Map(ids.map((id) => [id, counting(id)])),
    exchanges: async () => readings.all().filter(({ source }) => source === 'exchange'),
    ofSource: async (_ctx: unknown, sourceId: string) => readings.all().find((one) => one.sourceId === sourceId) ?? null,
    ofSources: async () => new Map(),
  }) as unknown as ReadingRepository;
  const works = new InMemory<WorkEntity>();
  const workRows = Object.assign(works, {
    last: async (_ctx: unknown, _id: string, kind: string) => works.all().filter((one) => one.kind === kind).toSorted((a, b) => a.doneOn.localeCompare(b.doneOn)).at(-1) ?? null,
  }) as unknown as WorkRepository;
  let recorded = '0';
  const entries = new InMemory<EntryEntity>();
  const entryRows = Object.assign(entries, {
    recorded: async () => new Decimal(recorded),
    upsert: async (_ctx: unknown, id: string, copy: Partial<EntryEntity>) => Boolean(await entries.insert(null, { id, ...copy })),
    withCounter: async () => [],
  }) as unknown as EntryRepository;
  const fuellings = new InMemory<FuellingEntity>();
  const fuellingRows = Object.assign(fuellings, {
    shown: async () => fuellings.all(),
    within: async (_ctx: unknown, _ids: unknown, from: string, to: string) => fuellings.all().filter(({ fuelledOn }) => fuelledOn >= from && fuelledOn <= to),
  }) as unknown as FuellingRepository;
  const settingsService = { get: async () => ({ ...defaultMachineSettings, version: 0, ...settings }) } as unknown as MachineSettingsService;
  const clock = new FixedClock(new Date(`${today}T10:00:00Z`));
  const { outbox, told } = openOutbox();
  const one = { one: async (_ctx: unknown, row: unknown) => row };
  const states = new MachineStateService(machineRows, readingRows, workRows, settingsService, outbox);
  const reading = new ReadingService(noDatabase, machineRows, readingRows, entryRows, states, settingsService, one as unknown as ReadingViews, clock);
  const people = { names: async () => new Map() } as unknown as EmployeeRefRepository;
  const fuelling = new FuellingService(noDatabase, machineRows, fuellingRows, readingRows, reading, states, settingsService, people, clock);
  const publisher = { publish: async () => undefined } as unknown as WorkPublisher;
  const work = new WorkService(noDatabase, machineRows, workRows, reading, states, one as unknown as WorkViews, {} as FileStore, publisher);
  const consumer = new EntryConsumer(entryRows, machineRows, new EntryReadingsService(entryRows, readingRows, reading), states);
  const ctx: RequestContext = standInCaller();
  const now = () => machines.all()[0] as MachineEntity;
  return {
    ...{ machines, readings, fuellings, works, reading, fuelling, work, states, told, now, ctx },
    read: (readOn: string, value: string) => reading.create(ctx, 'harvester', { readOn, value } as never),
    exchange: (exchangedOn: string, oldValue: string, newValue: string) => reading.exchange(ctx, 'harvester', { id: undefined, exchangedOn, oldValue, newValue } as never),
    fuel: (input: Partial<CreateFuelling>) => fuelling.create(ctx, 'harvester', { fuelledOn: '2026-06-01', litres: '100', ...input } as CreateFuelling),
    do: (input: Partial<CreateWork>) => work.create(ctx, 'harvester', { kind: 'service', doneOn: '2026-03-31', ...input } as CreateWork),
    entry: (input: Partial<EntryChanged>) => noDatabase.tx(ctx, (tx) => consumer.onEntryChanged(tx, { id: 'entry', kind: 'machines', objectId: 'harvester', quantity: '8', workDate: '2026-06-10', employeeId: 'anna', deleted: false, ...input } as EntryChanged, {} as never)),
    hoursRecorded: (hours: string) => { recorded = hours; },
    values: () => counting().map(({ value, counterNo }) => `${value} ${counterNo}`),
    remind: () => new ReminderJob(noDatabase, machineRows, settingsService, outbox, clock).run({ signal: new AbortController().signal } as never),
    status: () => told.filter(({ name }) => name.includes('status')).map(({ payload }) => payload as MachineStatusChanged),
  };
} // oxfmt-ignore

describe('a counter', () => {
  it('runs forwards, between the readings before and after a day', async () => {
    const machine = aHarvester();
    await machine.read('2026-03-01', '1000');
    await machine.read('2026-05-01', '1200');
    expect(await refusal(() => machine.read('2026-04-01', '999.9'))).toBe(
      'COUNTER_MISMATCH value counterMismatch',
    );
    expect(await refusal(() => machine.read('2026-04-01', '1200.1'))).toBe(
      'COUNTER_MISMATCH value counterMismatch',
    );
    await machine.read('2026-04-01', '1100');
    await machine.read('2026-04-01', '1100');
    expect(machine.now()).toMatchObject({ counter: '1200', readOn: '2026-05-01' });
  });

  it('is not read in days to come', async () => {
    const machine = aHarvester();
    expect(await refusal(() => machine.read('2026-07-01', '1'))).toBe('VALIDATION_FAILED readOn invalid');
    await machine.read('2026-06-30', '1');
  });

  it('falls back to what was read before where a reading is taken away, and fits again or not at all', async () => {
    const machine = aHarvester();
    await machine.read('2026-03-01', '1000');
    const { reading } = await machine.read('2026-05-01', '9999');
    await machine.reading.remove(machine.ctx, reading.id, 1);
    expect(machine.now().counter).toBe('1000');
    await machine.read('2026-05-10', '1200');
    expect(await refusal(() => machine.reading.restore(machine.ctx, reading.id))).toBe('COUNTER_MISMATCH value counterMismatch');
  }); // oxfmt-ignore

  it('that was exchanged begins anew, and its days count from the new one', async () => {
    const machine = aHarvester();
    await machine.read('2026-03-01', '1000');
    await machine.exchange('2026-04-01', '1100', '5');
    expect(machine.values()).toEqual(['1000 1', '1100 1', '5 2']);
    await machine.read('2026-04-02', '13');
    expect(await refusal(() => machine.read('2026-04-03', '12'))).toBe(
      'COUNTER_MISMATCH value counterMismatch',
    );
    expect(machine.now().counter).toBe('13');
    // 100 hours on the old one and 8 on the new one, in 32 days.
    expect(machine.now().perDay).toBe('3.375');
  });

  it('is not exchanged below what it has shown, nor before what was read since', async () => {
    const machine = aHarvester();
    await machine.read('2026-05-01', '1200');
    expect(await refusal(() => machine.exchange('2026-05-02', '1199', '0'))).toBe('COUNTER_MISMATCH oldValue counterMismatch');
    expect(await refusal(() => machine.exchange('2026-04-01', '1100', '0'))).toBe('VALIDATION_FAILED exchangedOn invalid');
  }); // oxfmt-ignore

  it('is put back with both readings of its exchange, while nothing was read on the new one', async () => {
    const machine = aHarvester();
    await machine.read('2026-03-01', '1000');
    const { reading } = await machine.exchange('2026-04-01', '1100', '5');
    const later = await machine.read('2026-04-02', '13');
    expect(await refusal(() => machine.reading.remove(machine.ctx, reading.id, 1))).toBe(
      'COUNTER_EXCHANGE_IN_USE',
    );
    await machine.reading.remove(machine.ctx, later.reading.id, 1);
    await machine.reading.remove(machine.ctx, reading.id, 1);
    expect(machine.values()).toEqual(['1000 1']);
  });

  it('is compared with the hours of the time sheets, and only warned of', async () => {
    const machine = aHarvester();
    await machine.read('2026-05-01', '1000');
    machine.hoursRecorded('30');
    expect((await machine.read('2026-05-10', '1033')).warnings).toEqual([]);
    machine.hoursRecorded('10');
    expect((await machine.read('2026-05-20', '1060.5')).warnings).toEqual([
      expect.objectContaining({
        code: 'COUNTER_MISMATCH',
        params: { title: 'Harvester', from: '1043', to: '1060.5' },
      }),
    ]);
  });

  it('is changed by whoever keeps machines, by others on the same day alone and their own', async () => {
    const machine = aHarvester();
    const { reading } = await machine.read('2026-05-01', '1000');
    const driver = (membershipId: string) => standInCaller({ can: () => false, membershipId });
    expect(await refusal(() => machine.reading.remove(driver('caller'), reading.id, 1))).toBe('MACHINE_RECORD_NOT_YOURS');
    await machine.readings.update(null, reading.id, 1, { createdAt: new Date('2026-06-29T22:00:00Z') });
    expect(await refusal(() => machine.reading.remove(driver('other'), reading.id, 2))).toBe('MACHINE_RECORD_NOT_YOURS');
    // 29 June, 22:00 in UTC, is 30 June in Zurich.
    await machine.reading.remove(driver('caller'), reading.id, 2);
  }); // oxfmt-ignore
});

describe('what time sheets tell of the counter', () => {
  it('is taken, changed and taken back with their line', async () => {
    const machine = aHarvester();
    await machine.entry({ counterTo: '1008' });
    expect(machine.now()).toMatchObject({ counter: '1008', readOn: '2026-06-10' });
    await machine.entry({ counterTo: '1009', quantity: '9' });
    expect(machine.values()).toEqual(['1009 1']);
    await machine.entry({ counterTo: '1009', deleted: true });
    expect([machine.values(), machine.now().counter]).toEqual([[], null]);
  });

  it('moves with its line to another machine', async () => {
    const machine = aHarvester();
    await machine.entry({ counterTo: '1008' });
    await machine.entry({ counterTo: '1008', objectId: 'saw' });
    expect([machine.now().counter, (await machine.machines.get(null, 'saw')).counter]).toEqual([
      null,
      '1008',
    ]);
  });

  it('is kept to be looked at where it runs backwards, and counts for nothing', async () => {
    const machine = aHarvester();
    await machine.read('2026-06-01', '1000');
    await machine.entry({ counterTo: '900' });
    expect(machine.now().counter).toBe('1000');
    expect(machine.readings.all().filter(({ doubtful }) => doubtful)).toHaveLength(1);
  });

  it('is none of a line without a counter, of hours, or of nothing', async () => {
    const machine = aHarvester();
    await machine.entry({});
    await machine.entry({ kind: 'hours', counterTo: '5' } as never);
    await machine.entry({ objectId: undefined, counterTo: '5' });
    expect(machine.readings.all()).toEqual([]);
  });
});

describe('the next service', () => {
  it('is due by the months and by the counter since the last one', async () => {
    const machine = aHarvester();
    await machine.do({ counter: '1000' });
    expect(machine.now()).toMatchObject({ nextServiceOn: '2027-03-31', serviceAt: '1500.000' });
    await machine.do({ doneOn: '2025-03-31' });
    expect(machine.now()).toMatchObject({ nextServiceOn: '2027-03-31', serviceAt: '1500.000' });
  });

  it('is where it was before, once the last one is taken away', async () => {
    const machine = aHarvester();
    await machine.do({ doneOn: '2025-03-31', counter: '600' });
    const last = await machine.do({ doneOn: '2026-03-31', counter: '1000' });
    await machine.work.remove(machine.ctx, last.id, 1);
    expect(machine.now()).toMatchObject({ nextServiceOn: '2026-03-31', serviceAt: '1100.000' });
    await machine.work.restore(machine.ctx, last.id);
    expect(machine.now()).toMatchObject({ nextServiceOn: '2027-03-31', serviceAt: '1500.000' });
  });

  it('moves onto the new counter where it was exchanged meanwhile', async () => {
    const machine = aHarvester();
    await machine.do({ counter: '1000' });
    await machine.exchange('2026-04-15', '1100', '5');
    // 400 of the 500 hours are left.
    expect(machine.now().serviceAt).toBe('405.000');
  });

  it('is as the work says itself; a failed exhaust test is due at once, a repair sets nothing', async () => {
    const machine = aHarvester();
    await machine.do({ nextOn: '2026-09-01' });
    await machine.do({ kind: 'exhaust', doneOn: '2026-05-05', passed: false });
    await machine.do({ kind: 'repair', doneOn: '2026-06-01', nextOn: '2030-01-01' });
    expect(machine.now()).toMatchObject({ nextServiceOn: '2026-09-01', nextExhaustOn: '2026-05-05', dueOn: '2026-05-05' });
    await machine.do({ kind: 'exhaust', doneOn: '2026-05-06' });
    expect(machine.now().nextExhaustOn).toBe('2028-05-06');
  }); // oxfmt-ignore

  it('refuses a counter that contradicts a reading', async () => {
    const machine = aHarvester();
    await machine.read('2026-03-01', '1000');
    expect(await refusal(() => machine.do({ counter: '999' }))).toBe('COUNTER_MISMATCH counter counterMismatch');
    expect(await refusal(() => machine.do({ doneOn: '2026-07-05', counter: '1999' }))).toBe('VALIDATION_FAILED doneOn invalid');
  }); // oxfmt-ignore

  it('is told to the inventory where it is news, and not again', async () => {
    const machine = aHarvester();
    await machine.do({ counter: '1000' });
    expect(machine.status().at(-1)).toMatchObject({
      counter: '1000',
      serviceAt: '1500.000',
      warnDays: 30,
      warnUnits: 50,
    });
    const before = machine.status().length;
    await machine.states.refresh(machine.ctx, machine.now());
    expect(machine.status()).toHaveLength(before);
  });
});

describe('fuel', () => {
  it.each([
    ['its own price', { pricePerLitre: '1.8555' }, {}, {}, '185.55'],
    ['that of the machine', {}, { fuelCostPerLitre: '1.9' }, { fuelPrice: '2' }, '190.00'],
    ['that of the licence', {}, {}, { fuelPrice: '2.0001' }, '200.01'],
    ['none', {}, {}, {}, null],
  ] as const)('costs by %s', async (_which, input, machine, settings, amount) => {
    expect(await aHarvester(machine, settings).fuel(input)).toMatchObject({ amount });
  });

  it('costs anew where litres or price are changed', async () => {
    const machine = aHarvester();
    const { id } = await machine.fuel({ pricePerLitre: '2' });
    expect(await machine.fuelling.update(machine.ctx, id, 1, { litres: '50.5' })).toMatchObject({
      amount: '101.00',
    });
    expect(await machine.fuelling.update(machine.ctx, id, 2, { pricePerLitre: null })).toMatchObject({
      amount: null,
    });
  });

  it('per hour is what was fuelled in twelve months by what the counter ran, per 100 km of vehicles', async () => {
    const consumption = async (unit: MachineEntity['unit']) => {
      const machine = aHarvester({ unit });
      await machine.read('2025-06-30', '1000');
      await machine.read('2026-06-30', '1400');
      await machine.fuel({ litres: '5000' });
      await machine.fuel({ litres: '1000', fuelledOn: '2025-07-01' });
      await machine.fuel({ litres: '777', fuelledOn: '2025-06-30' });
      return (await machine.fuelling.list(machine.ctx, 'harvester')).consumption;
    };
    expect([await consumption('machine_hour'), await consumption('km')]).toEqual(['15.000', '1500.000']);
  });

  it('per hour is nothing where the machine stood, or for who sees their own alone', async () => {
    const machine = aHarvester();
    await machine.fuel({});
    expect((await machine.fuelling.list(machine.ctx, 'harvester')).consumption).toBeNull();
    await machine.read('2026-01-01', '1');
    await machine.read('2026-06-01', '101');
    expect((await machine.fuelling.list(machine.ctx, 'harvester')).consumption).toBe('1.000');
    expect(
      (await machine.fuelling.list(standInCaller({ grade: () => 'own' }), 'harvester')).consumption,
    ).toBeNull();
  });

  it('shows what it cost to who keeps machines and to who has fuelled', async () => {
    const machine = aHarvester();
    await machine.fuel({ pricePerLitre: '2' });
    const shown = async (membershipId: string) => (await machine.fuelling.list(standInCaller({ can: () => false, membershipId }), 'harvester')).items[0]?.amount;
    expect([await shown('caller'), await shown('other')]).toEqual(['200.00', null]);
  }); // oxfmt-ignore

  it('with a counter tells a reading, that is refused with it', async () => {
    const machine = aHarvester();
    await machine.read('2026-05-01', '1000');
    expect(await refusal(() => machine.fuel({ counter: '900' }))).toBe(
      'COUNTER_MISMATCH counter counterMismatch',
    );
    await machine.fuel({ counter: '1100' });
    expect(machine.now()).toMatchObject({ counter: '1100', readOn: '2026-06-01' });
  });
});

describe('reminders of a machine', () => {
  const sent = async (change: Partial<MachineEntity>, settings: Partial<UpdateMachineSettings> = {}) => {
    const machine = aHarvester(change, settings);
    await machine.remind();
    await machine.remind();
    return machine.told.map(({ payload }) => {
      const { titleKey, employeeIds } = payload as { titleKey: string; employeeIds: string[] };
      return `${titleKey.replace('machine-control:notify.', '')} → ${employeeIds.join(', ')}`;
    });
  };

  it.each<[Partial<MachineEntity>, string[]]>([
    [{ nextServiceOn: '2026-07-30' }, ['service.soon.day → boss']],
    [{ nextServiceOn: '2026-07-31' }, []],
    [{ nextServiceOn: '2026-06-29' }, ['service.overdue.day → boss']],
    [{ counter: '1450', serviceAt: '1500' }, ['service.soon.machine_hour → boss']],
    [{ counter: '1449.9', serviceAt: '1500' }, []],
    [{ counter: '1500.1', serviceAt: '1500', nextServiceOn: '2027-01-01' }, ['service.overdue.machine_hour → boss']],
    [{ nextExhaustOn: '2026-06-30', nextServiceOn: '2026-06-30' }, ['service.soon.day → boss', 'exhaust.soon.day → boss']],
    [{ unit: 'km', counter: '9000', serviceAt: '10000' }, ['service.soon.km → boss']],
  ])('of %j are sent once: %j', async (change, expected) => expect(await sent(change)).toEqual(expected)); // oxfmt-ignore

  it('go to whom the licence has named too, each once, and to nobody where there is nobody', async () => {
    const due = { nextServiceOn: '2026-07-01' };
    expect(await sent(due, { employeeIds: ['lea', 'boss'] })).toEqual(['service.soon.day → lea, boss']);
    expect(await sent({ ...due, keeperIds: null })).toEqual([]);
    expect(await sent(due, { warnDays: 0 })).toEqual([]);
  });
});
