import { defaultTimeSettings, type EntryForm, type EntryView } from '@jahrring/contracts-time';

/** Returns the content of the form for a person who may only read. */
export function formWithout(entry: EntryView): EntryForm {
  return {
    today: entry.workDate,
    timeZone: entry.timeZone,
    minuteStep: defaultTimeSettings.minuteStep,
    canRecordForOthers: false,
    settings: { ...defaultTimeSettings, version: 0 },
    method: 'standard',
    kinds: [entry.kind],
    targetSeconds: 0,
    companyParts: [],
    companyPartId: null,
    canSwitchCompanyPart: false,
    favourites: [],
    activities: [],
    projects: [],
    recent: [],
  };
}
