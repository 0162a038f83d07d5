import { id, listOf, localDate, quantity, unit } from '@jahrring/contracts-common';
import { z } from 'zod';
import { dayAway, publicHoliday } from './absence/absence.contract';
import { entryView } from './entry.contract';
import { entryKinds } from './entry-kinds';
import { favourite } from './favourite.contract';
import { dayRemarks, lawHintView } from './overview-team.contract';
import { localTime } from './local-time';
import { recordingMethods, timeSettings } from './time-settings.contract';

/** Whose day or week; left out: one's own. */
export const personQuery = z.strictObject({ employeeId: id.optional() });
export type PersonQuery = z.infer<typeof personQuery>;

const daySums = {
  /** Of a week asked for by the last day of our calendars also those after it. */
  date: z.iso.date(),
  /** All of the person's hours, those on projects out of the reader's reach too. */
  workedSeconds: z.int(),
  /**
   * Seconds of them that are out of the reader's reach: only as a sum. Missing in older responses stored on a device.
   */
  elsewhereSeconds: z.int().optional(),
  billableSeconds: z.int(),
  /** Breaks of the entries plus the free time between them. */
  breakSeconds: z.int(),
  /** Break that the law requires after this much work; 0 if a part of the day is out of reach. */
  requiredBreakSeconds: z.int(),
  /** Less public holidays. */
  targetSeconds: z.int(),
  /** Absences that count as worked. */
  creditedSeconds: z.int(),
  /** Below the target on a day that is over, where that is more than the licence tolerates; 0 otherwise. */
  missingSeconds: z.int(),
  locked: z.boolean(),
  /** Points that should be checked; missing in older responses stored on a device. */
  remarks: z.array(z.enum(dayRemarks)).optional(),
  /** Absences as far as the reader may know of them; left out in an answer a device has kept since before. */
  away: z.array(dayAway).optional(),
  /** Null where it is none; left out as above. */
  holiday: publicHoliday.omit({ date: true }).nullable().optional(),
};

/** Bounds of the working-time law that these days cross. */
const hints = z.array(lawHintView).optional();

export const dayTotals = z.object(daySums);
export type DayTotals = z.infer<typeof dayTotals>;

const person = { employeeId: id, employeeName: z.string(), today: localDate, canRecord: z.boolean() };

/** One person's day in one answer. */
export const dayView = z.object({ ...person, ...daySums, hints, entries: z.array(entryView) });
export type DayView = z.infer<typeof dayView>;

/** One person's week, Monday to Sunday, in one answer. */
export const weekView = z.object({
  ...person,
  year: z.int(),
  week: z.int(),
  days: z.array(dayTotals),
  workedSeconds: z.int(),
  elsewhereSeconds: z.int().optional(),
  targetSeconds: z.int(),
  missingSeconds: z.int(),
  hints,
  /** Beyond the target up to the law's week, and beyond that; left out in an answer a device has kept since before. */
  overtime: z.object({ contract: z.int(), legal: z.int() }).optional(),
  entries: z.array(entryView),
});
export type WeekView = z.infer<typeof weekView>;

/** Copies the entries of another day onto this one; those that would overlap are left out. */
export const copyDay = z.object({
  from: localDate,
  employeeId: id.optional(),
  /** Only these entries of that day. */
  entryIds: z.array(id).min(1).max(100).optional(),
});
export type CopyDay = z.infer<typeof copyDay>;

/** Copies the entries of another week onto the one of the day; each to its weekday. */
export const copyWeek = z.object({
  /** Any day of the week to copy from. */
  from: localDate,
  employeeId: id.optional(),
  entryIds: z.array(id).min(1).max(300).optional(),
});
export type CopyWeek = z.infer<typeof copyWeek>;

export const copyResult = z.object({ created: z.array(entryView), skipped: z.int() });
export type CopyResult = z.infer<typeof copyResult>;

export const projectOption = z.object({ id, number: z.string(), title: z.string(), status: z.string() });
export type ProjectOption = z.infer<typeof projectOption>;
export const activityOption = z.object({ id, title: z.string(), articleNumber: z.string().nullable() });
export type ActivityOption = z.infer<typeof activityOption>;
export const objectOption = z.object({
  id,
  kind: z.enum(entryKinds),
  title: z.string(),
  articleNumber: z.string().nullable(),
  unit,
  /** Last known reading of its counter. */
  counter: quantity.nullable(),
});
export type ObjectOption = z.infer<typeof objectOption>;
export const companyPartOption = z.object({ id, number: z.string(), title: z.string() });
export type CompanyPartOption = z.infer<typeof companyPartOption>;
export const employeeOption = z.object({ id, name: z.string() });
export type EmployeeOption = z.infer<typeof employeeOption>;

export const optionQuery = z.strictObject({
  search: z.string().trim().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type OptionQuery = z.infer<typeof optionQuery>;
export const objectQuery = optionQuery.extend({ kind: z.enum(entryKinds) });
export type ObjectQuery = z.infer<typeof objectQuery>;
export const objectOptions = listOf(objectOption);
export const projectOptions = listOf(projectOption);
export const employeeOptions = listOf(employeeOption);

/** A pair a person has booked lately, offered as a tile. */
export const recentCombination = z.object({
  project: projectOption,
  activity: activityOption.nullable(),
  from: localTime.nullable(),
  to: localTime.nullable(),
  lastUsed: localDate,
});
export type RecentCombination = z.infer<typeof recentCombination>;

/** All that the entry form needs to open, in one answer. */
export const entryForm = z.object({
  today: localDate,
  timeZone: z.string(),
  minuteStep: z.int(),
  canRecordForOthers: z.boolean(),
  settings: timeSettings,
  /** Recording method of this person, one of those the licence allows. */
  method: z.enum(recordingMethods),
  /** Kinds of entries that this person may record. */
  kinds: z.array(z.enum(entryKinds)),
  /** Seconds that they should work today. */
  targetSeconds: z.int(),
  companyParts: z.array(companyPartOption),
  /** Their own part. */
  companyPartId: id.nullable(),
  canSwitchCompanyPart: z.boolean(),
  favourites: z.array(favourite),
  activities: z.array(activityOption),
  projects: z.array(projectOption),
  recent: z.array(recentCombination),
  /** The times the person recorded most often in the last weeks, by their beginning; left out in an answer kept before. */
  usualTimes: z.array(z.object({ from: localTime, to: localTime })).optional(),
});
export type EntryForm = z.infer<typeof entryForm>;

/** A name or number typed in the quick-entry line, looked up. */
export const lookupQuery = z.strictObject({
  project: z.string().trim().max(150).optional(),
  activity: z.string().trim().max(150).optional(),
  object: z.string().trim().max(150).optional(),
});
export type LookupQuery = z.infer<typeof lookupQuery>;
/** Null where nothing fits, or where several things do: then those that may be meant stand in the lists, best first. */
export const lookupResult = z.object({
  project: projectOption.nullable(),
  activity: activityOption.nullable(),
  /** Of a kind the caller may record. */
  object: objectOption.nullable(),
  projects: z.array(projectOption),
  activities: z.array(activityOption),
  objects: z.array(objectOption),
});
export type LookupResult = z.infer<typeof lookupResult>;
