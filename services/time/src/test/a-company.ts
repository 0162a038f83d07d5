import type { EmploymentChanged } from '@jahrring/contracts-admin';
import {
  absenceDays,
  defaultAbsenceSettings,
  defaultTimeSettings,
  type AbsenceType,
  type UpdateAbsenceSettings,
  type UpdateTimeSettings,
  type WorkRecord,
} from '@jahrring/contracts-time';
import { FixedClock, type RequestContext } from '@jahrring/service-kit';
import { CreditService } from '../absence/credit.service';
import type { AbsenceRepository } from '../absence/absence.repository';
import { LawHintService } from '../law/law-hint.service';
import { OvertimeMonthService } from '../law/overtime-month.service';
import { OvertimeService } from '../law/overtime.service';
import { WeekSumService } from '../law/week-sum.service';
import type { WorkRecordRepository } from '../law/work-record.repository';
import type { EntryAccess } from '../entry';
import { PublicHolidayService } from '../public-holiday';
import type { EmploymentRefRepository } from '../reference';
import type { AbsenceSettingsService, TimeSettingsService } from '../settings';
import { HolidayCalendar } from '../surcharge';
import { TargetService } from '../target';

const hour = 3600;
export const person = 'anna';

/** Eight hours from Monday to Friday, at a pensum. */
export const hoursOf = (pensumPercent: number): number[] =>
  [8, 8, 8, 8, 8, 0, 0].map((hours) => (hours * hour * pensumPercent) / 100);

export const period = (validFrom: string, dailySeconds: number[]) => ({
  ...{ validFrom, pensumPercent: 100, weekDays: 5 as const, dailySeconds, yearlyHolidaySeconds: 0 },
});

export function anEmployment(change: Partial<EmploymentChanged> = {}): EmploymentChanged {
  return {
    ...{ employeeId: person, supervisors: [], allowedAbsences: null, allowedCompanyParts: null },
    ...{ averageDaySeconds: 0, startHolidaySeconds: 0, startOvertimeSeconds: 0, corrections: [] },
    periods: [period('2020-01-01', hoursOf(100))],
    ...change,
  };
}

/** Work recorded on a day without times. */
export const worked = (workDate: string, hours: number): WorkRecord => ({
  ...{ workDate, seconds: hours * hour, breakSeconds: 0, span: null, zone: 'Europe/Zurich' },
});

export interface Away {
  type?: AbsenceType;
  from: string;
  to?: string;
  startHalf?: boolean;
  endHalf?: boolean;
}

interface Company {
  employment?: EmploymentChanged | null;
  records?: readonly WorkRecord[];
  away?: readonly Away[];
  settings?: Partial<UpdateTimeSettings>;
  absenceSettings?: Partial<UpdateAbsenceSettings>;
  zone?: string;
}

/** The services that count a person's days, over what is given here instead of a database. */
export async function aCompany(company: Company) {
  const { employment = anEmployment(), records = [], away = [], zone = 'Europe/Zurich' } = company;
  const ctx = { licenceId: 'licence', membershipId: person, timeZone: zone } as unknown as RequestContext;
  const timeSettings = {
    get: async () => ({ ...defaultTimeSettings, dailyTargetMinutes: 480, ...company.settings }),
  } as unknown as TimeSettingsService;
  const absenceSettings = {
    get: async () => ({ ...defaultAbsenceSettings, ...company.absenceSettings }),
  } as unknown as AbsenceSettingsService;
  const employments = {
    of: async () => employment,
    ofMany: async () => new Map(employment ? [[person, employment]] : []),
  } as unknown as EmploymentRefRepository;
  const found = async () => new Map([[person, [...records]]]);
  const recordRows = { ofPeople: found, ofWeeks: found } as unknown as WorkRecordRepository;

  const publicHolidays = new PublicHolidayService(
    absenceSettings,
    new FixedClock(new Date('2026-11-20T17:00:00Z')),
  );
  const holidays = new HolidayCalendar(publicHolidays);
  const targets = new TargetService(employments, timeSettings, publicHolidays);
  const plain = await targets.plain(ctx, person);
  const holidayOf = await publicHolidays.on(ctx);
  const absences = {
    ofPeople: async () =>
      away.map(({ type = 'holidays', from, to = from, startHalf = false, endHalf = false }) => ({
        ...{ employeeId: person, type, startsOn: from, endsOn: to },
        days: absenceDays({ startsOn: from, endsOn: to, startHalf, endHalf }, (date) => ({
          targetSeconds: plain(date),
          holidayHalves: holidayOf(date)?.halves ?? 0,
        })),
      })),
  } as unknown as AbsenceRepository;
  const credits = new CreditService(absences, absenceSettings);
  const overtime = new OvertimeService(recordRows, targets, credits, timeSettings);
  const weeks = new WeekSumService(overtime, absences, targets, holidays);
  const access = { requirePerson: async () => 'Anna Muster' } as unknown as EntryAccess;
  return {
    ctx,
    targets,
    credits,
    overtime,
    weeks,
    months: new OvertimeMonthService(weeks, access, timeSettings),
    hints: new LawHintService(recordRows, absences, employments, targets, holidays, timeSettings),
  };
}
