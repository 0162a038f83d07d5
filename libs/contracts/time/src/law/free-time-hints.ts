import { type LocalDate, addDays, localDateAt, startOfDay, weekdayOf } from '@jahrring/contracts-common';
import type { Span } from '../span';
import type { LawHint, LawHintKind } from './law-hint';
import { youngLawOn, youngNightOn, type LawRules } from './law-rules';
import { datesOf, instantAt, overlapSeconds, secondsIn, type WorkRecord } from './work-record';
import type { NightWindow } from './working-time-law';

const [saturday, sunday] = [6, 7];

/** Contribution of one entry to a Sunday or a night; `night`: the day on which the night began. */
type Found = Omit<LawHint, 'limit'> & { night: LocalDate };

/** Work on Saturday afternoons, on Sundays, on public holidays and at night, judged minute by minute on the clock of where it was worked. */
export function hintsOfFreeTime(records: readonly WorkRecord[], rules: LawRules): LawHint[] {
  const { nightWorkSeconds } = rules.law;
  const pieces = records.flatMap((record) => [
    ...saturdayWork(record, rules),
    ...sundayWork(record, rules),
    ...nightWork(record, rules),
  ]);
  // The whole night decides whether it is night work; the hint is given on each day that has a part in it.
  const wholeOf = new Map(merged(pieces, byNight).map((whole) => [byNight(whole), whole.actual]));
  return merged(pieces, (piece) => `${byNight(piece)} ${piece.workDate}`)
    .filter((piece) => piece.kind !== 'night' || (wholeOf.get(byNight(piece)) ?? 0) >= nightWorkSeconds)
    .map(({ night: _night, ...hint }) => ({ ...hint, limit: 0 }));
}

const byNight = ({ kind, night }: Found): string => `${kind} ${night}`;

/** The sum of the pieces with one key, on the day of the first; without those that come to nothing. */
function merged(pieces: readonly Found[], keyOf: (piece: Found) => string): Found[] {
  const found = new Map<string, Found>();
  for (const piece of pieces.toSorted((a, b) => a.date.localeCompare(b.date))) {
    if (piece.actual <= 0) continue;
    const key = keyOf(piece);
    const before = found.get(key);
    if (before) before.actual += piece.actual;
    else found.set(key, { ...piece });
  }
  return [...found.values()];
}

/** After the rest of the weekend should have begun; on public holidays all of the work is told instead. */
function saturdayWork(record: WorkRecord, { law: { saturdayFrom }, isHoliday }: LawRules): Found[] {
  const { zone, workDate } = record;
  if (!saturdayFrom) return [];
  return datesOf(record)
    .filter((date) => weekdayOf(date) === saturday && !isHoliday(date))
    .map((date) => {
      const window = {
        startMs: instantAt(date, saturdayFrom, zone),
        endMs: startOfDay(addDays(date, 1), zone),
      };
      return { kind: 'saturday', date, night: date, workDate, actual: secondsIn(record, window) };
    });
}

function sundayWork(record: WorkRecord, rules: LawRules): Found[] {
  const touched = datesOf(record);
  // A Sunday can begin on the evening before.
  const dates = record.span ? [...touched, addDays(touched.at(-1) ?? record.workDate, 1)] : touched;
  return dates.flatMap((date) => {
    const kind = kindOf(date, rules);
    if (!kind) return [];
    const actual = record.span ? secondsIn(record, sundayOf(date, record.zone, rules)) : record.seconds;
    return [{ kind, date, night: date, workDate: record.workDate, actual }];
  });
}

function kindOf(date: LocalDate, rules: LawRules): LawHintKind | null {
  const isSunday = weekdayOf(date) === sunday;
  if (!isSunday && !rules.isHoliday(date)) return null;
  if (youngLawOn(rules, date)) return 'minorSunday';
  return isSunday ? 'sunday' : 'holiday';
}

function sundayOf(date: LocalDate, zone: string, { law: { sundayFrom } }: LawRules): Span {
  if (!sundayFrom) return { startMs: startOfDay(date, zone), endMs: startOfDay(addDays(date, 1), zone) };
  return {
    startMs: instantAt(addDays(date, -1), sundayFrom, zone),
    endMs: instantAt(date, sundayFrom, zone),
  };
}

/** Each local day has the end of one night and the beginning of the next; age counts on the day itself. */
function nightWork(record: WorkRecord, rules: LawRules): Found[] {
  const { span, zone, workDate } = record;
  if (!span) return [];
  const pieces = datesOf(record).flatMap((date) => {
    const forbidden = youngNightOn(rules, date);
    const kind: LawHintKind = forbidden ? 'minorNight' : 'night';
    const { early, late } = piecesOf(forbidden ?? rules.law.night, date, zone);
    return [
      { kind, date, daysBefore: 1, window: early },
      { kind, date, daysBefore: 0, window: late },
    ];
  });
  const found = pieces
    .filter(({ window }) => overlapSeconds(span, window) > 0)
    .map(({ kind, date, daysBefore, window }) => ({
      ...{ kind, night: addDays(date, -daysBefore), workDate, actual: overlapSeconds(span, window) },
      date: localDateAt(Math.max(span.startMs, window.startMs), zone),
    }));
  // A break lies outside of the night as far as it can.
  return merged(found, byNight).map((one) => ({ ...one, actual: Math.min(one.actual, record.seconds) }));
}

interface NightPieces {
  early: Span;
  late: Span;
}

/** Every entry of a day asks for the same. */
const knownPieces = new Map<string, NightPieces>();
const mostKnown = 2_000;

function piecesOf({ from, to }: NightWindow, date: LocalDate, zone: string): NightPieces {
  const key = `${zone} ${date} ${from} ${to}`;
  const known = knownPieces.get(key);
  if (known) return known;
  const pieces = {
    early: { startMs: startOfDay(date, zone), endMs: instantAt(date, to, zone) },
    late: { startMs: instantAt(date, from, zone), endMs: startOfDay(addDays(date, 1), zone) },
  };
  if (knownPieces.size >= mostKnown) knownPieces.clear();
  knownPieces.set(key, pieces);
  return pieces;
}
