import { addDays, localDateAt } from '@jahrring/contracts-common';

/** The day of the demo's licences, as `YYYY-MM-DD`. */
export const today = (): string => localDateAt(Date.now(), 'Europe/Zurich');

/** The day so many days after today, or before it where `days` is negative, as `YYYY-MM-DD`. */
export const dayFromToday = (days: number): string => addDays(today(), days);

/** A day `YYYY-MM-DD` as it is typed into a field: `20.11.2026`. */
export const swissDay = (day: string): string => day.split('-').reverse().join('.');
