import { isLocalDate } from '@jahrring/contracts-common';
import type { DateOrder } from '@jahrring/contracts-time';
import { Decimal } from 'decimal.js';

const secondsPerHour = 3600;
/** A whole number above this is no count of hours: some exports write seconds. */
const mostHours = 24;

const pad = (text: string) => text.padStart(2, '0');

function isoDate(year: string, month: string, day: string): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${pad(month)}-${pad(day)}`;
  return isLocalDate(text) ? text : null;
}

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;

/** `2026-11-20`, `20.11.2026`, `20.11.26`, `11/20/2026` by the order given, each with or without a time; else null. */
export function readDate(text: string, order: DateOrder): string | null {
  const [day = ''] = text.trim().split(/[T ]/);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day);
  if (iso) return isoDate(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(day);
  if (dotted) return isoDate(dotted[3] ?? '', dotted[2] ?? '', dotted[1] ?? '');
  const other = slashed.exec(day);
  if (!other) return null;
  const [, first = '', second = '', year = ''] = other;
  return order === 'mdy' ? isoDate(year, first, second) : isoDate(year, second, first);
}

/** The two numbers of a date whose meaning depends on the order; null for every other text. */
export function slashedDate(cell: string): { text: string; first: number; second: number } | null {
  const [text = ''] = cell.trim().split(/[T ]/);
  const found = slashed.exec(text);
  return found ? { text, first: Number(found[1]), second: Number(found[2]) } : null;
}

/** `8:30`, `08:30:15`, `8.30`, `8:30 PM`, with or without a date before it, as `08:30`; seconds are dropped; else null. */
export function readTime(text: string): string | null {
  const found = /(?:^|[T ])(\d{1,2})[:.h](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?$/i.exec(
    text.trim(),
  );
  if (!found) return null;
  const [, hourText = '', minute = '', half = ''] = found;
  let hour = Number(hourText);
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
  }
  if (hour === 24 && minute === '00') return '00:00';
  return hour < 24 && Number(minute) < 60 ? `${pad(String(hour))}:${minute}` : null;
}

/** Unit of a bare whole number in a column of durations. */
export type DurationUnit = 'hours' | 'minutes' | 'seconds';

const unitSeconds: Readonly<Record<DurationUnit, number>> = {
  hours: secondsPerHour,
  minutes: 60,
  seconds: 1,
};

/** `1:30`, `01:30:20`, `1.5`, `1,5`, `1h 30m`, `90 min`, `5400` as seconds; else null. */
export function readDuration(text: string, unit?: DurationUnit): number | null {
  const bare = text.trim().toLowerCase().replaceAll('’', "'");
  const clock = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(bare);
  if (clock) {
    const [, hours, minutes, seconds = '0'] = clock;
    return Number(minutes) < 60 && Number(seconds) < 60
      ? Number(hours) * secondsPerHour + Number(minutes) * 60 + Number(seconds)
      : null;
  }
  const words = /^(?:(\d+)\s*(?:h|std\.?|stunden?))?\s*(?:(\d+)\s*(?:m|min\.?|minuten))?$/.exec(bare);
  if (words && (words[1] ?? words[2]) !== undefined) {
    return Number(words[1] ?? 0) * secondsPerHour + Number(words[2] ?? 0) * 60;
  }
  const number = /^(\d+)(?:[.,](\d+))?\s*h?$/.exec(bare);
  if (!number) return null;
  const [, whole = '', part] = number;
  if (part === undefined && !bare.endsWith('h')) {
    const counted = unit ?? (Number(whole) > mostHours ? 'seconds' : 'hours');
    return Number(whole) * unitSeconds[counted];
  }
  return new Decimal(`${whole}.${part ?? '0'}`).times(secondsPerHour).round().toNumber();
}

const yes = new Set(['1', 'yes', 'y', 'true', 'ja', 'j', 'oui', 'si', 'sì', 'da', 'x', 'wahr', 'billable']);
const no = new Set(['0', '', 'no', 'n', 'false', 'nein', 'non', 'nu', 'falsch', 'non-billable']);

/** Null where the word is neither. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** `1'234.50`, `1.234,5` or `12` as a plain decimal; else null. */
export function readNumber(text: string): string | null {
  const bare = text.replace(/[\s'’]/g, '').replace(/^(CHF|EUR|USD|€|Fr\.)/i, '');
  if (/^-?\d+(\.\d+)?$/.test(bare)) return bare;
  if (/^-?(\d{1,3}(\.\d{3})+|\d+),\d+$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : null;
}
