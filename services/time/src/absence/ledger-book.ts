import type { EmploymentChanged } from '@jahrring/contracts-admin';
import {
  carryOver,
  daySecondsOf,
  entitlementOf,
  expired,
  seniorityGifts,
  type AbsenceSettings,
  type EntitlementRules,
  type LedgerKind,
  type LedgerSource,
} from '@jahrring/contracts-time';
import type { NewRecord } from '@jahrring/service-kit';
import type { LedgerEntity } from './ledger.entity';

type Row = NewRecord<LedgerEntity>;
/** A row of the ledger, or one that is to be added. */
export type BookRow = LedgerEntity | Row;

interface Booking {
  kind: LedgerKind;
  source: LedgerSource;
  year: number;
  bookedOn: string;
  reference: string;
  note?: string | null;
}

/** A person's rows with those to be added. */
export class LedgerBook {
  readonly added: Row[] = [];

  constructor(
    private readonly employeeId: string,
    private readonly present: readonly LedgerEntity[],
  ) {}

  rows(): readonly BookRow[] {
    return [...this.present, ...this.added];
  }

  sum(fits: (row: BookRow) => boolean): number {
    return this.rows()
      .filter(fits)
      .reduce((total, { seconds }) => total + seconds, 0);
  }

  /** The first year that anything was booked in. */
  firstYear(): number | undefined {
    const years = this.rows().map(({ year }) => year);
    return years.length > 0 ? Math.min(...years) : undefined;
  }

  /** Adds what is missing so that the rows of this reference are worth so much. */
  book({ note = null, ...booking }: Booking, worth: number, absenceId: string | null = null): void {
    const { kind, reference } = booking;
    const booked = this.sum((row) => row.kind === kind && row.reference === reference);
    if (booked === worth) return;
    this.added.push({ ...booking, employeeId: this.employeeId, seconds: worth - booked, absenceId, note });
  }
}

export interface BookRules {
  settings: AbsenceSettings;
  country: EntitlementRules['country'];
  today: string;
  /** The last one that is booked: today's, or one to come that is looked at. */
  year: number;
}

/** Adds what HR data, the licence's rules and the calendar bring up to a year's end. */
export function bookDue(book: LedgerBook, employment: EmploymentChanged, rules: BookRules): void {
  const { settings, country, today } = rules;
  const thisYear = Number(today.slice(0, 4));
  const last = Math.max(rules.year, thisYear);
  const first = Math.min(book.firstYear() ?? thisYear, thisYear);
  bookStart(book, employment, first);
  bookGifts(book, employment, settings, { until: last > thisYear ? `${last}-12-31` : today, first });
  const law = { country, moreFrom50: settings.moreFrom50 };
  for (let year = first; year <= last; year += 1) {
    const earned = { kind: 'holidays', source: 'entitlement', year, bookedOn: `${year}-01-01` } as const;
    book.book({ ...earned, reference: `entitlement:${year}` }, entitlementOf(employment, law, year));
    bookExpiry(book, settings, year, today);
    if (year < last) bookCarry(book, employment, settings, year);
  }
}

/** Books a person's starting balances, and the corrections by HR. */
function bookStart(book: LedgerBook, employment: EmploymentChanged, first: number): void {
  const { startHolidaySeconds, startOvertimeSeconds, corrections, startsOn = '' } = employment;
  const year = Math.max(first, Number(startsOn.slice(0, 4)));
  const bookedOn = year > first ? startsOn : `${first}-01-01`;
  const start = { source: 'start', year, bookedOn, reference: 'start' } as const;
  book.book({ ...start, kind: 'holidays' }, startHolidaySeconds);
  book.book({ ...start, kind: 'overtime' }, startOvertimeSeconds);
  for (const { id, kind, date, seconds, reason } of corrections) {
    const year = Math.max(first, Math.min(Number(date.slice(0, 4)), lastYearOf(employment)));
    const correction = { kind, source: 'correction', year, bookedOn: date, note: reason } as const;
    book.book({ ...correction, reference: `correction:${id}` }, seconds);
  }
}

/** Whoever has left has no year after that: what is paid out later belongs to it. */
function lastYearOf({ endsOn }: EmploymentChanged): number {
  return endsOn ? Number(endsOn.slice(0, 4)) : Infinity;
}

function bookGifts(
  book: LedgerBook,
  employment: EmploymentChanged,
  settings: AbsenceSettings,
  { until, first }: { until: string; first: number },
): void {
  for (const { years, days, date } of seniorityGifts(employment, settings.seniority, until)) {
    const year = Number(date.slice(0, 4));
    if (year < first) continue;
    const gift = { kind: 'holidays_seniority', source: 'seniority', year, bookedOn: date } as const;
    const worth = Math.round(days * daySecondsOf(employment, date));
    book.book({ ...gift, reference: `seniority:${years}` }, worth);
  }
}

function bookExpiry(
  book: LedgerBook,
  { carryExpiresOn }: AbsenceSettings,
  year: number,
  today: string,
): void {
  const last = `${year}-${carryExpiresOn ?? '12-31'}`;
  if (carryExpiresOn === null || today <= last) return;
  const ofYear = (row: { kind: string; year: number }) => row.kind === 'holidays' && row.year === year;
  const carried = book.sum((row) => ofYear(row) && row.reference === `carry:in:${year}`);
  const taken = -book.sum((row) => ofYear(row) && row.source === 'taken' && row.bookedOn <= last);
  const expiry = {
    kind: 'holidays',
    source: 'expiry',
    year,
    bookedOn: last,
    reference: `expiry:${year}`,
  } as const;
  book.book(expiry, 0 - expired(carried, taken));
}

/** Closes a year: its rest goes over to the next, as far as the licence lets it; of who leaves it stays, to be paid out. */
function bookCarry(
  book: LedgerBook,
  employment: EmploymentChanged,
  settings: AbsenceSettings,
  year: number,
): void {
  const closing = new Set([`carry:out:${year}`, `carry:limit:${year}`]);
  const rest = book.sum((row) => row.kind === 'holidays' && row.year === year && !closing.has(row.reference));
  const day = daySecondsOf(employment, `${year}-12-31`);
  const most = settings.carryMaxDays === null ? null : settings.carryMaxDays * day;
  const left = lastYearOf(employment) <= year;
  const { carried, lost } = left ? { carried: 0, lost: 0 } : carryOver(rest, most);
  const out = { kind: 'holidays', year, bookedOn: `${year}-12-31` } as const;
  book.book({ ...out, source: 'carry_over', reference: `carry:out:${year}` }, 0 - carried);
  book.book({ ...out, source: 'expiry', reference: `carry:limit:${year}` }, 0 - lost);
  const next = { kind: 'holidays', source: 'carry_over', year: year + 1 } as const;
  book.book({ ...next, bookedOn: `${year + 1}-01-01`, reference: `carry:in:${year + 1}` }, carried);
}
