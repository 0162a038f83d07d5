import { type LocalDate, addDays, isLocalDate, localDateOf, weekdayOf } from '@jahrring/contracts-common';

const words: Readonly<Record<string, number>> = {
  heute: 0,
  today: 0,
  "aujourd'hui": 0,
  oggi: 0,
  azi: 0,
  gestern: -1,
  yesterday: -1,
  hier: -1,
  ieri: -1,
  vorgestern: -2,
  morgen: 1,
  tomorrow: 1,
  demain: 1,
  domani: 1,
  mâine: 1,
};

/** 1 = Monday, by the first letters in the five languages. */
const weekdays: Readonly<Record<string, number>> = {
  ...{ mo: 1, mon: 1, lu: 1, lun: 1 },
  ...{ di: 2, tue: 2, mar: 2, ma: 2 },
  ...{ mi: 3, wed: 3, mer: 3, me: 3 },
  ...{ do: 4, thu: 4, jeu: 4, gio: 4, joi: 4 },
  ...{ fr: 5, fri: 5, ven: 5, vin: 5 },
  ...{ sa: 6, sat: 6, sam: 6, sab: 6 },
  ...{ so: 7, sun: 7, dim: 7, dom: 7, dum: 7 },
};

/**
 * Reads a day as people write it: `gestern`, `mo` (the last Monday, today included), `+5`, `-2`, `3` (the last third of a
 * month), `4.3.`, `4.3.2026`, `2026-03-04`. Days without a year or month are the latest not after today. Null when it
 * is no day.
 */
export function parseDateShorthand(text: string, today: LocalDate): LocalDate | null {
  const word = text.trim().toLowerCase();
  const days = words[word];
  if (days !== undefined) return addDays(today, days);
  const weekday = weekdays[word];
  if (weekday !== undefined) return addDays(today, -((weekdayOf(today) - weekday + 7) % 7));
  if (/^[+-]\d{1,3}$/.test(word)) return addDays(today, Number(word));
  if (isLocalDate(word)) return word;
  return parseNumbers(word, today);
}

function parseNumbers(word: string, today: LocalDate): LocalDate | null {
  const match = /^(\d{1,2})(?:\.(\d{1,2})(?:\.(\d{4})?)?|\.)?$/.exec(word);
  if (!match) return null;
  const day = Number(match[1]);
  const year = Number(match[3] ?? today.slice(0, 4));
  if (match[2]) {
    const written = exactDay(year, Number(match[2]), day);
    if (match[3] || (written && written <= today)) return written;
    return exactDay(year - 1, Number(match[2]), day);
  }
  return latestDayOfMonth(day, today);
}

function exactDay(year: number, month: number, day: number): LocalDate | null {
  const date = localDateOf(year, month, day);
  return month >= 1 && month <= 12 && day >= 1 && isLocalDate(date) ? date : null;
}

/** The latest day with this number that is not after today; a 31st may lie two months back. */
function latestDayOfMonth(day: number, today: LocalDate): LocalDate | null {
  if (day < 1 || day > 31) return null;
  let candidate = today;
  while (Number(candidate.slice(8)) !== day) candidate = addDays(candidate, -1);
  return candidate;
}
