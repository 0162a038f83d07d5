import { isoWeekOf, localDateAt, weekOf } from '@jahrring/contracts-common';
import { type DayView, type WeekView } from '@jahrring/contracts-time';

/** A day the device has never seen: what is recorded there now is all one can say of it. */
export function emptyDay(date: string, zone: string, employeeId: string): DayView {
  return {
    ...emptySums(date),
    employeeId,
    employeeName: '',
    today: localDateAt(Date.now(), zone),
    canRecord: true,
    entries: [],
  };
}

export function emptyWeek(date: string, zone: string, employeeId: string): WeekView {
  const { entries, employeeName, today, canRecord } = emptyDay(date, zone, employeeId);
  const sums = { workedSeconds: 0, targetSeconds: 0, missingSeconds: 0 };
  const days = weekOf(date).map(emptySums);
  return { ...isoWeekOf(date), ...sums, days, employeeId, employeeName, today, canRecord, entries };
}

function emptySums(date: string) {
  return {
    date,
    workedSeconds: 0,
    billableSeconds: 0,
    breakSeconds: 0,
    requiredBreakSeconds: 0,
    targetSeconds: 0,
    creditedSeconds: 0,
    missingSeconds: 0,
    locked: false,
  };
}
