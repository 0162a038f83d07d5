import { localDateAt } from '@jahrring/contracts-common';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { BookRow } from './ledger-book';
import { LedgerService, type Taking } from './ledger.service';

/** A balance before and after days are taken from it. */
export interface Rest {
  year: number;
  beforeSeconds: number;
  afterSeconds: number;
}

/** Remaining balance after an absence is deducted; for future years by the data known now. */
@Injectable()
export class AbsenceRest {
  constructor(
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  /** Of the year of the last of these days: what is taken of a closed year is missing in the one that it went over to. */
  async of(ctx: RequestContext, employeeId: string, taking: Taking): Promise<Rest> {
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const last = [today, ...taking.days.map(({ date }) => date)].reduce((a, b) => (a > b ? a : b));
    const year = Number(last.slice(0, 4));
    const sum = (rows: readonly BookRow[]) =>
      rows
        // Only holidays are closed with the year; what is left of the others stays in the year it was booked in.
        .filter((row) => row.kind === taking.kind && (taking.kind !== 'holidays' || row.year === year))
        .reduce((total, { seconds }) => total + seconds, 0);
    return {
      year,
      beforeSeconds: sum(await this.ledger.expected(ctx, employeeId, year)),
      afterSeconds: sum(await this.ledger.expected(ctx, employeeId, year, taking)),
    };
  }
}
