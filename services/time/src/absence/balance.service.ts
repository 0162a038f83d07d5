import { addDays, daysBetween, localDateAt, localDateOf, newId } from '@jahrring/contracts-common';
import {
  ledgerOf,
  type Balance,
  type BalanceQuery,
  type Balances,
  type LedgerKind,
  type LedgerRow,
} from '@jahrring/contracts-time';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentRefRepository } from '../reference';
import { TargetService } from '../target';
import { AbsenceAccess } from './absence.access';
import type { AbsenceEntity } from './absence.entity';
import { sumOf } from './absence.mapper';
import { AbsenceRepository } from './absence.repository';
import { CreditService } from './credit.service';
import type { BookRow } from './ledger-book';
import { LedgerService } from './ledger.service';

interface Span {
  from: string;
  to: string;
  today: string;
  /** Overtime in the ledger, in seconds. */
  overtime: number;
  /** Of the employment. */
  periods: readonly unknown[];
}

/** A person's balances of a year, and what they are made of. */
@Injectable()
export class BalanceService {
  constructor(
    private readonly access: AbsenceAccess,
    private readonly absences: AbsenceRepository,
    private readonly ledger: LedgerService,
    private readonly employments: EmploymentRefRepository,
    private readonly targets: TargetService,
    private readonly credits: CreditService,
    private readonly clock: Clock,
  ) {}

  async of(ctx: RequestContext, query: BalanceQuery): Promise<Balances> {
    const employeeId = query.employeeId ?? ctx.membershipId;
    await this.access.requireSeeing(ctx, employeeId);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const year = query.year ?? Number(today.slice(0, 4));
    const all = await this.ledger.expected(ctx, employeeId, year);
    const rows = all.filter((row) => row.year === year);
    const span = { from: localDateOf(year, 1, 1), to: localDateOf(year, 12, 31) };
    const open = await this.absences.ofPeople(ctx, [employeeId], { ...span, states: ['requested'] });
    const employment = await this.employments.of(ctx, employeeId);
    const overtime = balanceOf(rows, open, 'overtime');
    return {
      ...{ employeeId, year, overtime, averageDaySeconds: employment?.averageDaySeconds ?? 0 },
      holidays: balanceOf(rows, open, 'holidays'),
      holidays_seniority: withOpening(
        balanceOf(rows, open, 'holidays_seniority'),
        all.filter((row) => row.year < year && row.kind === 'holidays_seniority'),
      ),
      flexitime: await this.flexitime(ctx, employeeId, {
        ...{ ...span, today, overtime: overtime.restSeconds, periods: employment?.periods ?? [] },
      }),
      ledger: rows.toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn)).map(toLedgerRow),
    };
  }

  /** Up to yesterday: today's hours are still to come. */
  private async flexitime(
    ctx: RequestContext,
    employeeId: string,
    { from, to, today, overtime, periods }: Span,
  ): Promise<Balances['flexitime']> {
    const last = to < today ? to : addDays(today, -1);
    const dates = Array.from({ length: Math.max(0, daysBetween(from, last) + 1) }, (_, index) =>
      addDays(from, index),
    );
    const target = await this.targets.on(ctx, employeeId);
    const credit = await this.credits.on(ctx, employeeId, from, last);
    const targetSeconds = dates.reduce((sum, date) => sum + target(date), 0);
    const creditedSeconds = dates.reduce((sum, date) => sum + credit(date), 0);
    const workedSeconds =
      dates.length > 0 ? await this.absences.workedSeconds(ctx, employeeId, from, last) : 0;
    // Whoever has no hours agreed and records none owes none: the owner, the office.
    const owes = periods.length > 0 || workedSeconds + creditedSeconds > 0;
    const owedSeconds = owes ? targetSeconds : 0;
    const balanceSeconds = workedSeconds + creditedSeconds - owedSeconds + overtime;
    return { targetSeconds: owedSeconds, workedSeconds, creditedSeconds, balanceSeconds };
  }
}

function toLedgerRow({ id, kind, source, bookedOn: date, seconds, note = null }: BookRow): LedgerRow {
  return { ...{ kind, source, date, seconds, note }, id: id ?? newId(), expected: id === undefined };
}

/** Gifts are not closed with the year: what is left of those before can still be taken. */
function withOpening(balance: Balance, before: readonly BookRow[]): Balance {
  const opening = before.reduce((total, { seconds }) => total + seconds, 0);
  const { grantedSeconds, restSeconds } = balance;
  return { ...balance, grantedSeconds: grantedSeconds + opening, restSeconds: restSeconds + opening };
}

function balanceOf(rows: readonly BookRow[], open: readonly AbsenceEntity[], kind: LedgerKind): Balance {
  const own = rows.filter((row) => row.kind === kind);
  const sum = (fits: (row: BookRow) => boolean) =>
    own.filter(fits).reduce((total, { seconds }) => total + seconds, 0);
  const isSpent = ({ source }: BookRow) => source === 'taken' || source === 'expiry';
  const requested = open.filter(({ type }) => ledgerOf(type) === kind);
  return {
    grantedSeconds: sum((row) => !isSpent(row)),
    takenSeconds: 0 - sum(({ source }) => source === 'taken'),
    expiredSeconds: 0 - sum(({ source }) => source === 'expiry'),
    requestedSeconds: requested.reduce((total, { days }) => total + sumOf(days).seconds, 0),
    restSeconds: sum(() => true),
  };
}
