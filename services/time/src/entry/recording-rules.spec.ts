import { defaultTimeSettings, type EntryView, type UpdateTimeSettings } from '@jahrring/contracts-time';
import { commonError, FixedClock, type RequestContext } from '@jahrring/service-kit';
import { bulkReason, reasonOfError, toKept } from '../bulk/bulk-reason';
import { EntryEntity, type DayEntries, type EntryRepository, type NearbyEntries } from '../entry-record';
import { timeError } from '../errors';
import type { CompanyPartRefRepository, EmploymentRefRepository } from '../reference';
import type { TimeSettingsService } from '../settings';
import type { RunningTimerEntity } from '../timer/running-timer.entity';
import { secondsBetween, timesOf } from '../timer/timer-times';
import { CompanyPartRule } from './company-part.rule';
import { freshEntry } from './entry-defaults';
import type { EntryAccess } from './entry.access';
import type { EntryPublisher } from './entry.publisher';
import { EntryRules } from './entry.rules';
import { resolveTimes } from './entry-times';
import { LateRule } from './late.rule';
import type { NewEntry } from './new-entry';
import { ToldLines } from './told-lines';

const zone = 'Europe/Zurich';
/** Friday, 20 November 2026, 18:00 in Zurich. */
const now = '2026-11-20T17:00:00.000Z';
const context = (change: object = {}) =>
  ({ timeZone: zone, can: () => false, ...change }) as unknown as RequestContext;
const settingsOf = (change: Partial<UpdateTimeSettings> = {}) =>
  ({ get: async () => ({ ...defaultTimeSettings, ...change }) }) as unknown as TimeSettingsService;
const times = (workDate: string, from: string, to: string) =>
  resolveTimes({ workDate, from, to, breakSeconds: 0 }, zone, { maxEntryHours: 24 });

describe('what a device recorded before the lock', () => {
  const late = (line: { workDate: string; recordedAt?: string; source?: string }, at = now) => {
    const access = {
      requireOpen: async (_ctx: unknown, workDate: string) => {
        throw timeError('ENTRY_LOCKED', { date: workDate }, 'workDate');
      },
    } as unknown as EntryAccess;
    const rule = new LateRule(access, settingsOf(), new FixedClock(new Date(at)));
    return rule.isLate(context(), { employeeId: 'anna', source: 'offline', ...line });
  };

  it('is no matter while its day is open', async () => {
    expect(await late({ workDate: '2026-11-19', recordedAt: '2026-11-19T16:00:00Z' })).toBe(false);
  });

  it('is taken late where its day was open when it was recorded', async () => {
    expect(await late({ workDate: '2026-11-10', recordedAt: '2026-11-10T16:00:00Z' })).toBe(true);
    // October was closed on 5 November at noon.
    const october = { workDate: '2026-10-30', recordedAt: '2026-11-05T10:59:00Z' };
    expect(await late(october, '2026-11-05T17:00:00Z')).toBe(true);
  });

  it('is refused where its day was locked by then too', async () => {
    await expect(late({ workDate: '2026-11-01', recordedAt: '2026-11-10T16:00:00Z' })).rejects.toThrow(
      'ENTRY_LOCKED',
    );
    const october = { workDate: '2026-10-30', recordedAt: '2026-11-05T11:00:00Z' };
    await expect(late(october, '2026-11-05T17:00:00Z')).rejects.toThrow('ENTRY_LOCKED');
  });

  it('cannot have been recorded in a while, nor more than thirty days ago', async () => {
    const line = (recordedAt: string) => late({ workDate: '2026-11-19', recordedAt });
    expect(await line('2026-11-20T17:05:00Z')).toBe(false);
    await expect(line('2026-11-20T17:05:01Z')).rejects.toThrow('RECORDED_AT');
    expect(await line('2026-10-21T17:00:00Z')).toBe(false);
    await expect(line('2026-10-21T16:59:59Z')).rejects.toThrow('RECORDED_AT');
  });

  it('keeps the lock for everything else', async () => {
    const recordedAt = '2026-11-10T16:00:00Z';
    await expect(late({ workDate: '2026-11-10', recordedAt, source: 'form' })).rejects.toThrow(
      'ENTRY_LOCKED',
    );
    await expect(late({ workDate: '2026-11-10' })).rejects.toThrow('ENTRY_LOCKED');
  });
});

describe('work to come', () => {
  const past = (given: ReturnType<typeof times>, futureDays = 0) =>
    new EntryRules(
      {} as EntryRepository,
      {} as NearbyEntries,
      settingsOf({ futureDays }),
      new FixedClock(new Date(now)),
    ).requirePast(context(), given);

  it('is allowed up to the last minute of today, also later than now', async () => {
    await expect(past(times('2026-11-20', '20:00', '00:00'))).resolves.toBeUndefined();
    await expect(past(times('2026-11-20', '22:00', '00:01'))).rejects.toThrow('ENTRY_FUTURE');
    await expect(past(times('2026-11-21', '07:00', '08:00'))).rejects.toThrow('ENTRY_FUTURE');
  });

  it('is allowed as many days ahead as the licence has it', async () => {
    await expect(past(times('2026-11-22', '07:00', '08:00'), 2)).resolves.toBeUndefined();
    await expect(past(times('2026-11-22', '22:00', '06:00'), 2)).rejects.toThrow('ENTRY_FUTURE');
  });
});

describe('the part of the company', () => {
  const resolve = (named: string | null | undefined, change: Given = {}) => {
    const {
      own = 'north',
      allowed = null,
      part = { active: true, deleted: false },
      switches = true,
    } = change;
    const rule = new CompanyPartRule(
      { find: async () => part } as unknown as CompanyPartRefRepository,
      {
        of: async () => ({ companyPartId: own, allowedCompanyParts: allowed }),
      } as unknown as EmploymentRefRepository,
      settingsOf({ companyPartSwitch: switches }),
    );
    return rule.resolve(context(change.ctx), 'anna', named);
  };
  interface Given {
    own?: string;
    allowed?: string[] | null;
    part?: { active: boolean; deleted: boolean } | null;
    switches?: boolean;
    ctx?: object;
  }

  it('is the person’s own unless another is named', async () => {
    expect(await resolve(undefined)).toBe('north');
    expect(await resolve('south')).toBe('south');
    expect(await resolve(null)).toBeNull();
  });

  it('stays their own where nobody may switch; naming it is no switch', async () => {
    expect(await resolve('north', { switches: false })).toBe('north');
    await expect(resolve('south', { switches: false })).rejects.toThrow('COMPANY_PART_FIXED');
    await expect(resolve('south', { ctx: { can: () => true } })).rejects.toThrow('COMPANY_PART_FIXED');
    expect(await resolve('south', { switches: false, ctx: { system: true } })).toBe('south');
  });

  it.each<[string, Given]>([
    ['unknown', { part: null }],
    ['switched off', { part: { active: false, deleted: false } }],
    ['deleted', { part: { active: true, deleted: true } }],
    ['not one of theirs', { allowed: ['north', 'west'] }],
  ])('cannot be one that is %s', async (_what, given) => {
    await expect(resolve('south', given)).rejects.toThrow('COMPANY_PART_NOT_FOUND');
  });
});

function anEntry(change: Partial<EntryEntity>): EntryEntity {
  return Object.assign(new EntryEntity(), {
    ...freshEntry,
    ...{ id: 'told', version: 1, employeeId: 'anna', projectId: 'wood', kind: 'hours', source: 'machine' },
    ...{ workDate: '2026-11-18', startAt: null, endAt: null, seconds: 3600 },
    ...change,
  });
}

describe('what a machine’s file has told', () => {
  const removedFor = async (told: EntryEntity[], line: Partial<NewEntry>, at = times('2026-11-18', '07:00', '12:00')) => {
    const removed: string[] = [];
    const days = { told: async () => told, remove: async (_ctx: unknown, id: string) => removed.push(id) };
    const publisher = { removed: async () => undefined };
    const lines = new ToldLines(days as unknown as DayEntries, publisher as unknown as EntryPublisher);
    const given = { id: 'new', employeeId: 'anna', kind: 'hours', source: 'form', ...line } as NewEntry;
    return { stays: await lines.giveWay(context(), given, at), removed };
  }; // oxfmt-ignore
  const morning = anEntry(times('2026-11-18', '06:30', '11:00'));

  it('gives way to the driver’s own hours at the same time', async () => {
    expect(await removedFor([morning], {})).toEqual({ stays: false, removed: ['told'] });
    expect((await removedFor([morning], {}, times('2026-11-18', '11:00', '12:00'))).removed).toEqual([]);
  });

  it('gives way to hours without times, and without times to any', async () => {
    const bare = { ...times('2026-11-18', '07:00', '08:00'), startAt: null, endAt: null };
    expect((await removedFor([morning], {}, bare)).removed).toEqual(['told']);
    expect((await removedFor([anEntry({})], {})).removed).toEqual(['told']);
  });

  it('gives way to the same machine alone', async () => {
    const harvester = anEntry({ kind: 'machines', objectId: 'harvester' });
    expect((await removedFor([harvester], { kind: 'machines', objectId: 'harvester' })).removed).toEqual([
      'told',
    ]);
    expect((await removedFor([harvester], { kind: 'machines', objectId: 'forwarder' })).removed).toEqual([]);
    expect((await removedFor([harvester], { kind: 'vehicles', objectId: 'harvester' })).removed).toEqual([]);
  });

  it.each([
    ['confirmed', { confirmedAt: new Date(now) }],
    ['on a draft', { claimedDocumentId: 'draft' }],
    ['billed', { documentNumber: 'R-1' }],
    ['on a day report', { dayReportNumber: '2026-1' }],
    ['handed over', { exportedAt: new Date(now) }],
  ])('stays where it is %s, and says so', async (_what, used) => {
    const told = anEntry({ ...times('2026-11-18', '07:00', '12:00'), ...used });
    expect(await removedFor([told], {})).toEqual({ stays: true, removed: [] });
  });

  it('leaves alone what people recorded, and itself', async () => {
    expect((await removedFor([anEntry({ source: 'form' })], {})).removed).toEqual([]);
    expect((await removedFor([morning], { source: 'machine' })).removed).toEqual([]);
    expect((await removedFor([anEntry({ id: 'new' })], {})).removed).toEqual([]);
  });
});

describe('why a change of many leaves an entry as it is', () => {
  const view = (change: Partial<EntryView> = {}) =>
    ({
      ...{ kind: 'hours', projectId: 'wood', activityId: 'felling', billable: true, canUpdate: true, canDelete: true },
      ...{ locked: false, claimed: false, documentNumber: null, dayReportNumber: null, exportedAt: null, confirmedAt: null },
      ...change,
    }) as EntryView; // oxfmt-ignore
  const toRoad = { action: 'change', projectId: 'road' } as const;
  const reason = (change: Partial<EntryView>, action: Parameters<typeof bulkReason>[1] = toRoad) =>
    bulkReason(view(change), action);

  it.each<[Partial<EntryView>, string | null]>([
    [{}, null],
    [{ documentNumber: 'R-1', confirmedAt: now }, 'billed'],
    [{ claimed: true }, 'billed'],
    [{ dayReportNumber: '1', exportedAt: now }, 'reported'],
    [{ exportedAt: now, confirmedAt: now }, 'exported'],
    [{ confirmedAt: now, canUpdate: false }, 'confirmed'],
    [{ canUpdate: false, locked: true }, 'locked'],
    [{ canUpdate: false }, 'forbidden'],
    [{ projectId: 'road' }, 'same'],
  ])('%j: %s', (change, expected) => expect(reason(change)).toBe(expected));

  it('asks of a deletion whether it may be deleted, not changed', () => {
    expect(reason({ canUpdate: false }, { action: 'delete' })).toBeNull();
    expect(reason({ canDelete: false }, { action: 'delete' })).toBe('forbidden');
    expect(reason({ canDelete: false, locked: true }, { action: 'delete' })).toBe('locked');
  });

  it('changes what differs in one thing, and gives an activity to hours alone', () => {
    const change = { action: 'change', projectId: 'wood', activityId: 'felling', billable: false } as const;
    expect(reason({}, change)).toBeNull();
    expect(reason({ billable: false }, change)).toBe('same');
    const activity = { action: 'change', activityId: null } as const;
    expect(reason({}, activity)).toBeNull();
    expect(reason({ kind: 'machines', activityId: null }, activity)).toBe('kind');
    expect(reason({ kind: 'machines', activityId: null }, { ...activity, billable: true })).toBe('same');
  });

  it('is read from a refusal, and never from a fault', () => {
    expect(reasonOfError(timeError('ENTRY_LOCKED'))).toBe('locked');
    expect(reasonOfError(commonError('VERSION_MISMATCH'))).toBe('changed');
    expect(reasonOfError(timeError('ENTRY_OVERLAP'))).toBe('refused');
    expect(() => reasonOfError(new Error('disk full'))).toThrow('disk full');
  });

  it('names the project as far as it has a number', () => {
    const named = { projectNumber: '', projectTitle: 'Wald' };
    expect(toKept(view(named), 'same').project).toBe('Wald');
  });
});

describe('the times of a timer', () => {
  const timer = (change: Partial<RunningTimerEntity>) =>
    ({
      startedAt: new Date('2026-11-17T22:30:00Z'),
      breakSeconds: 0,
      timeZone: zone,
      ...change,
    }) as RunningTimerEntity;

  it('belong to the local day it was started on', () => {
    const end = new Date('2026-11-18T02:00:00Z');
    expect(timesOf(timer({}), end)).toMatchObject({ workDate: '2026-11-17', seconds: 3.5 * 3600 });
    const later = timer({ startedAt: new Date('2026-11-17T23:00:00Z') });
    expect(timesOf(later, end).workDate).toBe('2026-11-18');
  });

  it('are whole seconds less the pauses, through the change of the clock too', () => {
    const autumn = timer({ startedAt: new Date('2026-10-24T20:00:00.400Z'), breakSeconds: 1800 });
    expect(timesOf(autumn, new Date('2026-10-25T05:00:00Z')).seconds).toBe(8.5 * 3600);
    expect(secondsBetween(new Date(1000), new Date(0))).toBe(0);
  });
});
