import type { EmploymentChanged } from '@jahrring/contracts-admin';
import {
  carryOver,
  daySecondsOf,
  entitlementOf,
  expired,
  ledgerOf,
  localDateAt,
  seniorityGifts,
  type AbsenceSettings,
  type LedgerKind,
  type LedgerSource,
} from '@jahrring/contracts-time';
import { Clock, Database, type NewRecord, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { countryOf } from '../public-holiday/public-holiday.service';
import { EmployeeRefRepository } from '../refs/employee-ref.repository';
import { EmploymentRefRepository } from '../refs/employment-ref.repository';
import { AbsenceSettingsService } from './absence-settings.service';
import type { AbsenceEntity } from './absence.entity';
import type { LedgerEntity } from './ledger.entity';
import { LedgerRepository } from './ledger.repository';

type Row = NewRecord<LedgerEntity>;

interface Booking {
  kind: LedgerKind;
  source: LedgerSource;
  year: number;
  bookedOn: string;
  reference: string;
  note?: string | null;
}

/**
 * Keeps the ledger. What something is worth is worked out anew and only the difference to what is booked for it is
 * added, so running it again books nothing, and nothing booked is ever changed.
 */
@Injectable()
export class LedgerService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly settings: AbsenceSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Brings a person's ledger up to date with HR data, the licence's rules and the calendar. */
  async settle(ctx: RequestContext, employeeId: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      if (!(await this.employees.lock(ctx, employeeId))) return;
      const employment = await this.employments.of(ctx, employeeId);
      if (!employment) return;
      const book = new Book(employeeId, await this.ledger.ofPerson(ctx, employeeId));
      const today = localDateAt(this.clock.now().getTime(), ctx.timeZone);
      settleBook(book, employment, await this.settings.get(ctx), { today, zone: ctx.timeZone });
      if (book.added.length > 0) await this.ledger.insertMany(ctx, book.added);
    });
  }

  /** Takes an approved absence from its balance; `days` without any gives back what was taken. */
  async take(ctx: RequestContext, absence: AbsenceEntity, days = absence.days): Promise<void> {
    const kind = ledgerOf(absence.type);
    if (!kind) return;
    const book = new Book(absence.employeeId, await this.ledger.ofPerson(ctx, absence.employeeId));
    for (const { date, seconds } of absence.days) {
      const counted = days.some((day) => day.date === date) ? seconds : 0;
      const booking = { kind, source: 'taken' as const, year: Number(date.slice(0, 4)), bookedOn: date };
      book.settle({ ...booking, reference: `absence:${absence.id}:${date}` }, -counted, absence.id);
    }
    if (book.added.length > 0) await this.ledger.insertMany(ctx, book.added);
  }
}

/** A person's rows with those to be added. */
class Book {
  readonly added: Row[] = [];

  constructor(
    private readonly employeeId: string,
    private readonly present: readonly LedgerEntity[],
  ) {}

  rows(): readonly (LedgerEntity | Row)[] {
    return [...this.present, ...this.added];
  }

  sum(fits: (row: LedgerEntity | Row) => boolean): number {
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
  settle({ note = null, ...booking }: Booking, worth: number, absenceId: string | null = null): void {
    const { kind, reference } = booking;
    const booked = this.sum((row) => row.kind === kind && row.reference === reference);
    if (booked === worth) return;
    this.added.push({ ...booking, employeeId: this.employeeId, seconds: worth - booked, absenceId, note });
  }
}

function settleBook(
  book: Book,
  employment: EmploymentChanged,
  settings: AbsenceSettings,
  { today, zone }: { today: string; zone: string },
): void {
  const thisYear = Number(today.slice(0, 4));
  const first = Math.min(book.firstYear() ?? thisYear, thisYear);
  bookStart(book, employment, first);
  bookGifts(book, employment, settings, { today, first });
  const rules = { country: countryOf(settings, zone), moreFrom50: settings.moreFrom50 };
  for (let year = first; year <= thisYear; year += 1) {
    const earned = { kind: 'holidays', source: 'entitlement', year, bookedOn: `${year}-01-01` } as const;
    book.settle({ ...earned, reference: `entitlement:${year}` }, entitlementOf(employment, rules, year));
    bookExpiry(book, settings, year, today);
    if (year < thisYear) bookCarry(book, employment, settings, year);
  }
}

/** What somebody brings along, and what HR has corrected. */
function bookStart(book: Book, employment: EmploymentChanged, first: number): void {
  const { startHolidaySeconds, startOvertimeSeconds, corrections } = employment;
  const start = { source: 'start', year: first, bookedOn: `${first}-01-01`, reference: 'start' } as const;
  book.settle({ ...start, kind: 'holidays' }, startHolidaySeconds);
  book.settle({ ...start, kind: 'overtime' }, startOvertimeSeconds);
  for (const { id, kind, date, seconds, reason } of corrections) {
    const year = Math.max(first, Number(date.slice(0, 4)));
    const correction = { kind, source: 'correction', year, bookedOn: date, note: reason } as const;
    book.settle({ ...correction, reference: `correction:${id}` }, seconds);
  }
}

function bookGifts(
  book: Book,
  employment: EmploymentChanged,
  settings: AbsenceSettings,
  { today, first }: { today: string; first: number },
): void {
  for (const { years, days, date } of seniorityGifts(employment, settings.seniority, today)) {
    const year = Number(date.slice(0, 4));
    if (year < first) continue;
    const gift = { kind: 'holidays_seniority', source: 'seniority', year, bookedOn: date } as const;
    const worth = Math.round(days * daySecondsOf(employment, date));
    book.settle({ ...gift, reference: `seniority:${years}` }, worth);
  }
}

function bookExpiry(book: Book, { carryExpiresOn }: AbsenceSettings, year: number, today: string): void {
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
  book.settle(expiry, 0 - expired(carried, taken));
}

/** Closes a year: its rest goes over to the next, as far as the licence lets it. */
function bookCarry(book: Book, employment: EmploymentChanged, settings: AbsenceSettings, year: number): void {
  const closing = new Set([`carry:out:${year}`, `carry:limit:${year}`]);
  const rest = book.sum((row) => row.kind === 'holidays' && row.year === year && !closing.has(row.reference));
  const day = daySecondsOf(employment, `${year}-12-31`);
  const most = settings.carryMaxDays === null ? null : settings.carryMaxDays * day;
  const { carried, lost } = carryOver(rest, most);
  const out = { kind: 'holidays', year, bookedOn: `${year}-12-31` } as const;
  book.settle({ ...out, source: 'carry_over', reference: `carry:out:${year}` }, 0 - carried);
  book.settle({ ...out, source: 'expiry', reference: `carry:limit:${year}` }, 0 - lost);
  const next = { kind: 'holidays', source: 'carry_over', year: year + 1 } as const;
  book.settle({ ...next, bookedOn: `${year + 1}-01-01`, reference: `carry:in:${year + 1}` }, carried);
}
