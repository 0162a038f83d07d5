import { openOutbox } from '@jahrring/testing/memory';
import { FixedClock, type Database } from '@jahrring/service-kit';
import type { MachineDocumentEntity } from '../machine-document/machine-document.entity';
import type { MachineDocumentRepository } from '../machine-document/machine-document.repository';
import type { ObjectEntity } from '../object-record/object.entity';
import type { ObjectRepository } from '../object-record/object.repository';
import type { ReminderEntity } from './reminder.entity';
import { ReminderJob } from './reminder.job';

interface Round {
  on: string;
  machine?: Partial<ObjectEntity>;
  documents?: Partial<MachineDocumentEntity>[];
}

/** Runs the reminders of a machine on days, one after the other; answers what was told on each. */
async function reminders(...rounds: Round[]): Promise<string[][]> {
  let kept: ReminderEntity[] = [];
  const manager = {
    find: async () => kept,
    delete: async (_entity: unknown, { what }: ReminderEntity) => {
      kept = kept.filter((one) => one.what !== what);
    },
    insert: async (_entity: unknown, row: ReminderEntity) => void kept.push(row),
  };
  const db = {
    tx: <R>(ctx: unknown, work: (ctx: unknown) => Promise<R>) => work(ctx),
    manager: () => manager,
    writing: () => manager,
  } as unknown as Database;
  const all: string[][] = [];
  for (const { on, machine, documents = [] } of rounds) {
    const { outbox, told } = openOutbox();
    const harvester = { id: 'harvester', title: 'Harvester', responsibleId: 'boss', driverId: null, assignedEmployeeIds: [], machineState: 'inUse', warnDays: null, nextServiceDate: null, nextExhaustDate: null, insuredUntil: null, leasedUntil: null, warrantyUntil: null, ...machine };
    const job = new ReminderJob(
      db,
      { keptEverywhere: async () => [{ id: 'harvester', licenceId: 'licence' }], find: async () => harvester } as unknown as ObjectRepository,
      { ending: async () => documents } as unknown as MachineDocumentRepository,
      outbox,
      new FixedClock(new Date(`${on}T12:00:00Z`)),
    );
    await job.run({ signal: new AbortController().signal } as never);
    all.push(
      told.map(({ payload }) => {
        const { titleKey, params } = payload as { titleKey: string; params: { document: string } };
        return [titleKey.replace('inventory:notify.due.', ''), params.document].filter(Boolean).join(' ');
      }),
    );
  }
  return all;
} // oxfmt-ignore

const service = { nextServiceDate: '2026-12-15' };

describe('a day of a machine', () => {
  it('is told thirty days ahead and the day after, once each', async () => {
    const days = ['2026-11-14', '2026-11-15', '2026-12-01', '2026-12-15', '2026-12-16', '2027-02-01'];
    expect(await reminders(...days.map((on) => ({ on, machine: service })))).toEqual([
      ...[[], ['service.soon'], [], [], ['service.overdue'], []],
    ]);
  });

  it('is told anew where it has moved', async () => {
    const rounds = ['2026-12-15', '2026-12-20', '2026-12-20'].map((nextServiceDate) => ({ on: '2026-12-10', machine: { nextServiceDate } }));
    expect(await reminders(...rounds)).toEqual([['service.soon'], ['service.soon'], []]);
  }); // oxfmt-ignore

  it('is told of each of its kinds, and of documents by their titles', async () => {
    const machine = { ...service, nextExhaustDate: '2026-11-30', insuredUntil: '2026-12-01', leasedUntil: '2026-11-01', warrantyUntil: '2027-12-01' };
    const documents = [{ id: 'permit', title: 'Bewilligung', validUntil: '2026-12-31' }, { id: 'old', title: 'Alt', validUntil: '2025-12-31' }];
    expect(await reminders({ on: '2026-12-01', machine, documents })).toEqual([
      ['service.soon', 'exhaust.overdue', 'insurance.soon', 'lease.overdue', 'document.soon Bewilligung', 'document.overdue Alt'],
    ]);
  }); // oxfmt-ignore

  it('of service and exhaust is machine control’s, which says how long ahead the others are told', async () => {
    const machine = { ...service, warnDays: 60, insuredUntil: '2027-01-30' };
    expect(await reminders({ on: '2026-12-01', machine }, { on: '2026-12-20', machine })).toEqual([
      ['insurance.soon'],
      [],
    ]);
    expect(await reminders({ on: '2026-12-01', machine: { ...machine, warnDays: 0 } })).toEqual([[]]);
  });

  it('is no matter of a retired machine', async () => {
    expect(await reminders({ on: '2026-12-20', machine: { ...service, machineState: 'retired' } })).toEqual([
      [],
    ]);
  });
});
