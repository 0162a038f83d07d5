import { caseUrgencies, defaultDeskSettings, type UpdateDeskSettings } from '@jahrring/contracts-support';
import type { Audit, Database, RequestContext } from '@jahrring/service-kit';
import { DeskSettingsService } from './desk-settings.service';
import type { DeskSettingsRepository } from './settings.repositories';
import { afterWorkingMinutes, workingMinutesBetween } from './working-time';

const zurich = (local: string) => new Date(local);

class GivenSettings extends DeskSettingsService {
  constructor(private readonly given: UpdateDeskSettings) {
    super({} as Database, {} as DeskSettingsRepository, {} as Audit);
  }

  override values(): Promise<UpdateDeskSettings> {
    return Promise.resolve(this.given);
  }
}

const targetsOf = async (
  urgency: (typeof caseUrgencies)[number],
  from: string,
  change: Partial<UpdateDeskSettings> = {},
) => {
  const settings = new GivenSettings({ ...defaultDeskSettings, ...change });
  const { firstDueAt, solveDueAt } = await settings.targets({} as RequestContext, urgency, zurich(from));
  return [firstDueAt?.toISOString() ?? null, solveDueAt?.toISOString() ?? null];
};
const at = (...moments: string[]) => moments.map((moment) => zurich(moment).toISOString());

/** Open on weekdays from 7:30 to 17:30 unless told otherwise. */
describe('by when the desk means to answer and to solve', () => {
  it.each([
    // Highest: one hour, and eight; opened on Friday at ten.
    ['highest', '2026-11-20T10:00:00+01:00', at('2026-11-20T11:00:00+01:00', '2026-11-23T08:00:00+01:00')],
    ['high', '2026-11-20T10:00:00+01:00', at('2026-11-20T14:00:00+01:00', '2026-11-23T16:00:00+01:00')],
    ['medium', '2026-11-20T10:00:00+01:00', at('2026-11-23T08:00:00+01:00', '2026-11-26T10:00:00+01:00')],
    ['low', '2026-11-20T10:00:00+01:00', at('2026-11-23T16:00:00+01:00', '2026-12-02T10:00:00+01:00')],
    // Asked on Saturday night: the clock begins on Monday morning.
    ['highest', '2026-11-21T23:00:00+01:00', at('2026-11-23T08:30:00+01:00', '2026-11-23T15:30:00+01:00')],
    // Over the change to summer time on 29 March 2026.
    ['highest', '2026-03-27T17:00:00+01:00', at('2026-03-30T08:00:00+02:00', '2026-03-30T15:00:00+02:00')],
  ] as const)('%s of %s', async (urgency, from, expected) => {
    expect(await targetsOf(urgency, from)).toEqual(expected);
  });

  it('presses more the more pressing a case is', async () => {
    const rows = await Promise.all(
      (['low', 'medium', 'high', 'highest'] as const).map((one) =>
        targetsOf(one, '2026-11-20T10:00:00+01:00'),
      ),
    );
    for (const column of [0, 1]) {
      const moments = rows.map((row) => row[column] ?? '');
      expect(moments).toEqual([...moments].sort().reverse());
    }
  });

  it('counts in the time zone of the desk, not of who asks', async () => {
    const [first] = await targetsOf('highest', '2026-11-20T10:00:00Z', { timeZone: 'America/New_York' });
    // Five in the morning there: the desk opens at 7:30, which is 12:30 UTC.
    expect(first).toBe('2026-11-20T13:30:00.000Z');
  });

  it('is never where the desk is never open', async () => {
    const week = defaultDeskSettings.week.map(() => ({ from: null, to: null }));
    expect(await targetsOf('highest', '2026-11-20T10:00:00+01:00', { week })).toEqual([null, null]);
  });
});

describe('a desk that is open at night when clocks change', () => {
  const week = defaultDeskSettings.week.map(() => ({ from: '00:00', to: '23:59' }));
  const hours = { week, timeZone: 'Europe/Zurich' };
  const minutesOf = (from: string, to: string) => workingMinutesBetween(zurich(from), zurich(to), hours);

  it('has an hour less in spring and an hour more in autumn', () => {
    expect(minutesOf('2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00')).toBe(23 * 60 - 1);
    expect(minutesOf('2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00')).toBe(25 * 60 - 1);
    expect(minutesOf('2026-11-20T00:00:00+01:00', '2026-11-21T00:00:00+01:00')).toBe(24 * 60 - 1);
  });

  it('nothing more to do is done at once', () => {
    const from = zurich('2026-11-20T10:00:00+01:00');
    expect(afterWorkingMinutes(from, 0, hours)).toEqual(from);
    expect(workingMinutesBetween(from, from, hours)).toBe(0);
  });
});
