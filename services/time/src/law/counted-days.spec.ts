import { addDays } from '@jahrring/contracts-common';
import { aCompany, anEmployment, hoursOf, period, person, worked } from '../test/a-company';

const hour = 3600;
type Given = Parameters<typeof aCompany>[0];

const targets = async (company: Given, ...dates: string[]) => {
  const { ctx, targets } = await aCompany(company);
  const target = await targets.on(ctx, person);
  return dates.map((date) => target(date) / hour);
};

/** Hours of overtime of the week a day lies in, of the contract and of the law. */
const overtime = async (company: Given, date: string) => {
  const { ctx, overtime } = await aCompany(company);
  const { contract, legal } = await overtime.ofWeek(ctx, person, date);
  return [contract / hour, legal / hour];
};

/** So many hours on each day of a span. */
const daily = (from: string, days: number, hours: number) =>
  Array.from({ length: days }, (_, index) => worked(addDays(from, index), hours));

describe('the target of a day', () => {
  const halfFromMid = anEmployment({
    periods: [period('2020-01-01', hoursOf(100)), period('2026-09-16', hoursOf(50))],
  });

  it('follows a pensum that changes in the middle of a month, from its day on', async () => {
    expect(await targets({ employment: halfFromMid }, '2026-09-15', '2026-09-16', '2026-09-19')).toEqual([
      8, 4, 0,
    ]);
  });

  it('is that of its weekday where the week is uneven', async () => {
    const employment = anEmployment({ periods: [period('2020-01-01', [10, 10, 10, 0, 0, 3, 0].map((one) => one * hour))] });
    expect(await targets({ employment }, '2026-09-14', '2026-09-17', '2026-09-19')).toEqual([10, 0, 3]);
  }); // oxfmt-ignore

  it('begins on the day of entry and ends on that of leaving, both of them worked', async () => {
    const employment = anEmployment({ startsOn: '2026-09-02', endsOn: '2026-09-29' });
    const days = ['2026-09-01', '2026-09-02', '2026-09-29', '2026-09-30'];
    expect(await targets({ employment }, ...days)).toEqual([0, 8, 8, 0]);
  });

  it('is the licence’s for whom no hours were entered, and before the first were', async () => {
    const settings = { dailyTargetMinutes: 504 };
    expect(await targets({ employment: null, settings }, '2026-09-14', '2026-09-19')).toEqual([8.4, 0]);
    const later = anEmployment({ periods: [period('2026-09-15', hoursOf(50))] });
    expect(await targets({ employment: later, settings }, '2026-09-14', '2026-09-15')).toEqual([8.4, 4]);
    const seven = { ...settings, workingWeekDays: 7 as const };
    expect(await targets({ employment: null, settings: seven }, '2026-09-13')).toEqual([8.4]);
  });

  it('is nothing on a public holiday of the canton, and half on the afternoon of one', async () => {
    expect(await targets({}, '2026-05-01', '2026-08-01', '2026-05-14')).toEqual([8, 0, 0]);
    const region = (canton: string) => ({ absenceSettings: { region: canton } });
    expect(await targets(region('ZH'), '2026-05-01')).toEqual([0]);
    expect(await targets(region('SO'), '2026-05-01')).toEqual([4]);
    const own = { absenceSettings: { holidays: [{ date: '2026-12-24', name: 'Heiligabend', halves: 1 }] } };
    expect(await targets(own, '2026-12-24', '2025-12-24')).toEqual([4, 8]);
  });

  it('gives the odd second of a halved day to the morning', async () => {
    const absenceSettings = { holidays: [{ date: '2026-12-24', name: 'Heiligabend', halves: 1 }] };
    const employment = anEmployment({ periods: [period('2020-01-01', [1, 1, 1, 30_241, 1, 0, 0])] });
    const [seconds = 0] = await targets({ employment, absenceSettings }, '2026-12-24');
    expect(Math.round(seconds * hour)).toBe(15_121);
  });
});

describe('what an absence counts as worked', () => {
  const credited = async (company: Given, from: string, to: string) => {
    const { ctx, credits } = await aCompany(company);
    const credit = await credits.on(ctx, person, from, to);
    const sums: number[] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) sums.push(credit(date) / hour);
    return sums;
  };

  it('is the target of its days, half of it where it begins or ends at midday', async () => {
    const away = [{ from: '2026-09-16', to: '2026-09-21', startHalf: true, endHalf: true }];
    expect(await credited({ away }, '2026-09-15', '2026-09-22')).toEqual([0, 4, 8, 8, 0, 0, 4, 0]);
  });

  it('is nothing on a public holiday within', async () => {
    const away = [{ from: '2026-05-13', to: '2026-05-15' }];
    expect(await credited({ away }, '2026-05-13', '2026-05-15')).toEqual([8, 0, 8]);
  });

  it('adds up two halves of a day, and leaves out types that are not credited', async () => {
    const away = [
      { from: '2026-09-16', endHalf: true },
      { from: '2026-09-16', startHalf: true, type: 'illness' as const },
    ];
    expect(await credited({ away }, '2026-09-16', '2026-09-16')).toEqual([8]);
    const absenceSettings = { creditedTypes: ['holidays' as const] };
    expect(await credited({ away, absenceSettings }, '2026-09-16', '2026-09-16')).toEqual([4]);
  });
});

describe('overtime of a week', () => {
  it('is of the contract up to the week of the law, and of the law beyond', async () => {
    expect(await overtime({ records: daily('2026-09-14', 5, 8) }, '2026-09-16')).toEqual([0, 0]);
    expect(await overtime({ records: daily('2026-09-14', 6, 8) }, '2026-09-16')).toEqual([8, 0]);
    expect(await overtime({ records: daily('2026-09-14', 6, 9) }, '2026-09-16')).toEqual([10, 4]);
    const settings = { lawWeekHours: 45 as const };
    expect(await overtime({ records: daily('2026-09-14', 6, 9), settings }, '2026-09-16')).toEqual([5, 9]);
  });

  it.each([
    ['DE', [8, 6]],
    ['AT', [0, 14]],
  ] as const)('follows the law of %s', async (lawRule, expected) => {
    expect(
      await overtime({ records: daily('2026-09-14', 6, 9), settings: { lawRule } }, '2026-09-14'),
    ).toEqual(expected);
  });

  it('knows only that of the contract where no law is looked at', async () => {
    const settings = { lawRule: 'none' as const };
    expect(await overtime({ records: daily('2026-09-14', 6, 10), settings }, '2026-09-14')).toEqual([20, 0]);
  });

  it('begins sooner in a week with a public holiday or an absence', async () => {
    // Ascension Day is a Thursday.
    expect(await overtime({ records: daily('2026-05-11', 3, 12) }, '2026-05-11')).toEqual([4, 0]);
    const away = [{ from: '2026-09-17', to: '2026-09-18' }];
    expect(await overtime({ records: daily('2026-09-14', 3, 9), away }, '2026-09-14')).toEqual([3, 0]);
  });

  it('is counted against both pensums of a week in which it changes', async () => {
    const employment = anEmployment({
      periods: [period('2020-01-01', hoursOf(100)), period('2026-09-16', hoursOf(50))],
    });
    // Due are 8 + 8 + 4 + 4 + 4 hours.
    expect(await overtime({ employment, records: daily('2026-09-14', 5, 8) }, '2026-09-14')).toEqual([12, 0]);
  });

  it('is only that of the law for who has no target, as people paid by the hour', async () => {
    const employment = anEmployment({ periods: [period('2020-01-01', hoursOf(0))] });
    expect(await overtime({ employment, records: daily('2026-09-14', 5, 8) }, '2026-09-14')).toEqual([0, 0]);
    expect(await overtime({ employment, records: daily('2026-09-14', 6, 9) }, '2026-09-14')).toEqual([0, 4]);
  });

  it('never comes from having been away while not at work', async () => {
    const away = [{ from: '2026-09-14', to: '2026-09-18' }];
    expect(await overtime({ away }, '2026-09-14')).toEqual([0, 0]);
  });
});

describe('a month of overtime', () => {
  const month = async (company: Given, name: string) => {
    const { ctx, months } = await aCompany(company);
    const [found] = await months.ofPeople(ctx, [{ id: person, name: 'Anna Muster' }], name);
    return found;
  };
  /** Ten hours more than due. */
  const longWeek = (monday: string) => daily(monday, 5, 10);

  it('has the weeks whose Sunday lies in it', async () => {
    // The Sundays of the two weeks are 2 and 30 August.
    const records = [...longWeek('2026-07-27'), ...longWeek('2026-08-24'), ...longWeek('2026-08-31')];
    expect((await month({ records }, '2026-08'))?.ofMonth).toEqual({ contract: 20 * hour, legal: 0 });
    expect((await month({ records }, '2026-07'))?.ofMonth).toEqual({ contract: 0, legal: 0 });
    expect((await month({ records }, '2026-09'))?.ofMonth).toEqual({ contract: 10 * hour, legal: 0 });
  });

  it('adds the year up from the week that holds New Year, if its Sunday is of the year', async () => {
    const records = [...daily('2026-12-28', 4, 10), ...longWeek('2027-01-04')];
    const january = await month({ records }, '2027-01');
    // 31 December and 2 January are worked, New Year is free: due are 32 hours.
    expect(january?.ofYear).toEqual({ contract: (8 + 10) * hour, legal: 0 });
    expect((await month({ records }, '2026-12'))?.ofYear).toEqual({ contract: 0, legal: 0 });
  });

  it('tells the week in which the hours of the year were used up', async () => {
    const mondays = Array.from({ length: 15 }, (_, index) => addDays('2026-01-05', index * 7));
    const records = mondays.flatMap((monday) => daily(monday, 6, 10));
    const found = await month({ records }, '2026-04');
    expect(found?.yearLimitSeconds).toBe(140 * hour);
    expect(found?.hints.map(({ kind, date }) => [kind, date])).toEqual([['yearOvertime', '2026-04-13']]);
    expect((await month({ records: records.slice(6) }, '2026-04'))?.hints).toEqual([]);
  });

  it('has no bound where no law is looked at', async () => {
    const found = await month({ settings: { lawRule: 'none' }, records: longWeek('2026-08-03') }, '2026-08');
    expect(found).toMatchObject({ yearLimitSeconds: null, hints: [] });
  });
});

describe('the sums of a week', () => {
  const week = async (company: Given, monday: string) => {
    const { ctx, weeks } = await aCompany(company);
    return (await weeks.of(ctx, [person], monday, monday)).get(person)?.[0];
  };

  it('tell how much of it somebody was away, by the days that should be worked', async () => {
    expect((await week({ away: [{ from: '2026-09-14', endHalf: true }] }, '2026-09-14'))?.absentShare).toBe(0.1);
    const employment = anEmployment({ periods: [period('2020-01-01', [8, 8, 0, 0, 0, 0, 0].map((one) => one * hour))] });
    const away = [{ from: '2026-09-14' }];
    expect((await week({ away, employment }, '2026-09-14'))?.absentShare).toBe(0.5);
  }); // oxfmt-ignore

  it('never count more than the whole week away, nor the free time that evens overtime out', async () => {
    const twice = [{ from: '2026-09-14', to: '2026-09-18' }, { from: '2026-09-14', to: '2026-09-18' }];
    expect((await week({ away: twice }, '2026-09-14'))?.absentShare).toBe(1);
    const free = [{ from: '2026-09-14', to: '2026-09-18', type: 'overtime_compensation' as const }];
    expect((await week({ away: free }, '2026-09-14'))?.absentShare).toBe(0);
  }); // oxfmt-ignore

  it('count public holidays from Monday to Saturday', async () => {
    // 1 August 2026 is a Saturday, 1 August 2027 a Sunday.
    expect((await week({}, '2026-07-27'))?.holidays).toBe(1);
    expect((await week({}, '2027-07-26'))?.holidays).toBe(0);
  });
});

describe('what should be looked at', () => {
  const hints = async (company: Given, from: string, to: string) => {
    const { ctx, hints } = await aCompany(company);
    return ((await hints.of(ctx, [person], { from, to })).get(person) ?? []).map(
      ({ kind, date }) => `${kind} ${date}`,
    );
  };

  it('is work on a day of absence, and a whole day’s work beside half of one', async () => {
    const away = [{ from: '2026-09-16', to: '2026-09-17', endHalf: true }];
    const records = [worked('2026-09-16', 1), worked('2026-09-17', 8)];
    expect(await hints({ away, records }, '2026-09-16', '2026-09-17')).toEqual([
      'absentAtWork 2026-09-16',
      'absentAtWork 2026-09-17',
    ]);
    const half = [worked('2026-09-17', 7.9)];
    expect(await hints({ away, records: half }, '2026-09-17', '2026-09-17')).toEqual([]);
  });

  it('says nothing of the law where the licence wants no hints, but of doubled days', async () => {
    const company = {
      away: [{ from: '2026-09-16' }],
      records: daily('2026-09-14', 6, 11),
      settings: { lawRule: 'none' as const },
    };
    expect(await hints(company, '2026-09-14', '2026-09-20')).toEqual(['absentAtWork 2026-09-16']);
  });

  it('asks Germany’s ten hours, and not those of Switzerland, of a long day', async () => {
    const records = [worked('2026-09-16', 10.5)];
    const in_ = (zone: string) => hints({ records, zone }, '2026-09-16', '2026-09-16');
    expect(await in_('Europe/Berlin')).toContain('longestDay 2026-09-16');
    expect(await in_('Europe/Zurich')).not.toContain('longestDay 2026-09-16');
  });
});
