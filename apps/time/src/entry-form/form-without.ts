import { timeRules, type EntryForm, type EntryView } from '@jahrring/contracts-time';

/** What the form shows to somebody who may only look. */
export function formWithout(entry: EntryView): EntryForm {
  return {
    today: entry.workDate,
    timeZone: entry.timeZone,
    minuteStep: timeRules.minuteStep,
    canRecordForOthers: false,
    activities: [],
    projects: [],
    recent: [],
  };
}
