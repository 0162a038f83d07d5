import { localDateAt } from '@jahrring/contracts-common';
import { ledgerOf, type AbsenceDay, type LedgerKind } from '@jahrring/contracts-time';
import { Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { countryOf } from '../holiday-rules';
import { EmployeeRefRepository, EmploymentRefRepository, LicenceRefRepository } from '../reference';
import { AbsenceSettingsService } from '../settings';
import type { AbsenceEntity } from './absence.entity';
import { LedgerBook, bookDue, type BookRow } from './ledger-book';
import { LedgerRepository } from './ledger.repository';

/** Days that would be taken, on top of what the ledger holds. */
export interface Taking {
  kind: LedgerKind;
  days: readonly AbsenceDay[];
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
    private readonly licences: LicenceRefRepository,
    private readonly settings: AbsenceSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Brings a person's ledger up to date with HR data, the licence's rules and the calendar. */
  async update(ctx: RequestContext, employeeId: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      if (!(await this.employees.lock(ctx, employeeId))) return;
      const employment = await this.employments.of(ctx, employeeId);
      if (!employment) return;
      const book = new LedgerBook(employeeId, await this.ledger.ofPerson(ctx, employeeId));
      bookDue(book, employment, await this.rules(ctx));
      if (book.added.length > 0) await this.ledger.insertMany(ctx, book.added);
    });
  }

  /**
   * The rows of a person's ledger up to the end of a year, with those still to be booked by what is known today: the
   * entitlement of years to come and what goes over to them. Writes nothing.
   */
  async expected(ctx: RequestContext, employeeId: string, year: number, taking?: Taking): Promise<BookRow[]> {
    const book = new LedgerBook(employeeId, await this.ledger.ofPerson(ctx, employeeId));
    for (const { date, seconds } of taking?.days ?? []) {
      const booking = { source: 'taken' as const, year: Number(date.slice(0, 4)), bookedOn: date };
      book.book({ ...booking, kind: taking?.kind ?? 'holidays', reference: `expected:${date}` }, -seconds);
    }
    const employment = await this.employments.of(ctx, employeeId);
    if (employment) bookDue(book, employment, { ...(await this.rules(ctx)), year });
    return book.rows().filter((row) => row.year <= year);
  }

  private async rules(ctx: RequestContext) {
    // Jobs and events know no zone of their own.
    const zone = (await this.licences.find(ctx, ctx.licenceId))?.timeZone ?? ctx.timeZone;
    const today = localDateAt(this.clock.now(), zone);
    const settings = await this.settings.get(ctx);
    return { settings, today, country: countryOf(settings, zone), year: Number(today.slice(0, 4)) };
  }

  /** Takes an approved absence from its balance; `days` without any gives back what was taken. */
  async bookAbsence(ctx: RequestContext, absence: AbsenceEntity, days = absence.days): Promise<void> {
    const kind = ledgerOf(absence.type);
    if (!kind) return;
    const book = new LedgerBook(absence.employeeId, await this.ledger.ofPerson(ctx, absence.employeeId));
    for (const { date, seconds } of absence.days) {
      const counted = days.some((day) => day.date === date) ? seconds : 0;
      const booking = { kind, source: 'taken' as const, year: Number(date.slice(0, 4)), bookedOn: date };
      book.book({ ...booking, reference: `absence:${absence.id}:${date}` }, -counted, absence.id);
    }
    if (book.added.length > 0) await this.ledger.insertMany(ctx, book.added);
  }
}
