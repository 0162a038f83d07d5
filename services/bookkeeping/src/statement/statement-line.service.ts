import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { BookStatementLine, StatementLineView } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import { AppError, commonError, Database, fieldErrorOf } from '@jahrring/service-kit';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { fromCents, toCents } from '../value';
import { PaymentService, ReversalService } from '../payment';
import { OwnDebits, RunExecution } from '../payment-run';
import { LineMatcher } from './line-matcher';
import type { StatementLineEntity } from './statement-line.entity';
import { toStatementLineView } from './statement.mapper';
import { statementLineColumns, StatementLineRepository } from './statement.repositories';

/** Processing of statement lines. */
@Injectable()
export class StatementLineService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly lines: StatementLineRepository,
    private readonly matcher: LineMatcher,
    private readonly payments: PaymentService,
    private readonly reversals: ReversalService,
    private readonly debits: OwnDebits,
    private readonly runs: RunExecution,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<StatementLineView>> {
    const { items, total } = await this.lines.list(ctx, query, statementLineColumns);
    const matches = await this.matcher.match(ctx, items);
    return { items: items.map((line) => view(ctx, line, matches)), total };
  }

  /**
   * Books an open line as a payment or as the debit of a payment run, or takes the payment back that it returns.
   *
   * @throws STATEMENT_LINE_NOT_OPEN where somebody was faster; whatever `PaymentService.record` throws
   */
  book(ctx: RequestContext, id: string, input: BookStatementLine): Promise<StatementLineView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const line = await this.openLine(tx, id);
      return view(tx, await this.bookAs(tx, line, input), new Map());
    });
  }

  /** Says of an open line that it is none of debtors. @throws STATEMENT_LINE_NOT_OPEN */
  ignore(ctx: RequestContext, id: string): Promise<StatementLineView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const { version } = await this.openLine(tx, id);
      return view(tx, await this.lines.update(tx, id, version, { state: 'ignored' }), new Map());
    });
  }

  /** Takes back what was said of a line: its payment, on the line's own day, or that it was ignored. */
  reopen(ctx: RequestContext, id: string): Promise<StatementLineView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const line = await this.lines.get(tx, id);
      if (line.state === 'open') return this.viewOf(tx, line);
      // A return that was booked took a payment back: that cannot be taken back itself, the payment is recorded anew.
      const isRun = line.direction === 'out' && (await this.runs.reverse(tx, id, line.bookedOn));
      if (line.state === 'repeated' || (line.state === 'booked' && line.direction === 'out' && !isRun)) {
        throw new AppError(bookkeepingErrors, 'STATEMENT_LINE_NOT_OPEN');
      }
      if (line.paymentId && !isRun) {
        await this.reversals.reversePayment(tx, line.paymentId, { on: line.bookedOn, orNextOpenDay: true });
      }
      const patch = { state: 'open' as const, paymentId: null, addressId: null };
      return this.viewOf(tx, await this.lines.update(tx, id, line.version, patch));
    });
  }

  private bookAs(
    tx: RequestContext,
    line: StatementLineEntity,
    input: BookStatementLine,
  ): Promise<StatementLineEntity> {
    if (input.paymentRunId) return this.debit(tx, line, input.paymentRunId);
    if (input.returnsPaymentId) return this.returnPayment(tx, line, input.returnsPaymentId);
    return this.pay(tx, line, input);
  }

  private async viewOf(tx: RequestContext, line: StatementLineEntity): Promise<StatementLineView> {
    return view(tx, line, await this.matcher.match(tx, [line]));
  }

  private async openLine(tx: RequestContext, id: string): Promise<StatementLineEntity> {
    const line = await this.lines.get(tx, id);
    if (line.state !== 'open') throw new AppError(bookkeepingErrors, 'STATEMENT_LINE_NOT_OPEN');
    return line;
  }

  private async pay(
    tx: RequestContext,
    line: StatementLineEntity,
    input: BookStatementLine,
  ): Promise<StatementLineEntity> {
    if (line.direction === 'out') throw fieldErrorOf('returnsPaymentId', 'required');
    if (input.addressId === undefined) throw fieldErrorOf('addressId', 'required');
    const bookings = line.bookings + 1;
    const payment = await this.payments.record(tx, {
      ...{ side: 'debtor', direction: 'in', paidOn: line.bookedOn, currency: line.currency },
      // The bills are paid with what the payer gave; what the bank kept of it is a cost.
      ...{ amount: fromCents(toCents(line.amount) + toCents(line.charges)), charges: line.charges },
      ...{ baseAmount: input.baseAmount, addressId: input.addressId, source: 'camt' },
      ...{ sourceId: `${line.id}:${bookings}`, reference: line.reference ?? undefined },
      ...{ text: line.text.slice(0, 200) || null, allocations: input.allocations, orNextOpenDay: true },
    });
    const patch = { state: 'booked' as const, paymentId: payment.id, addressId: input.addressId, bookings };
    return this.lines.update(tx, line.id, line.version, patch);
  }

  /** @throws NOT_FOUND where the bank does not name the run with it */
  private async debit(
    tx: RequestContext,
    line: StatementLineEntity,
    runId: string,
  ): Promise<StatementLineEntity> {
    const debit = (await this.debits.of(tx, [line])).get(line.id);
    if (line.direction === 'in' || debit?.runId !== runId) throw commonError('NOT_FOUND');
    const { amount, currency, bookedOn: paidOn } = line;
    if (currency === debit.currency && toCents(amount) < toCents(debit.amount)) {
      throw new AppError(bookkeepingErrors, 'PAYMENT_EXCEEDED');
    }
    const paymentId = await this.runs.execute(tx, debit.bills, { paidOn, amount, currency, lineId: line.id });
    return this.lines.update(tx, line.id, line.version, { state: 'booked', paymentId });
  }

  private async returnPayment(
    tx: RequestContext,
    line: StatementLineEntity,
    paymentId: string,
  ): Promise<StatementLineEntity> {
    if (line.direction === 'in') return this.returnTransfer(tx, line, paymentId);
    const text = line.returnReason ?? undefined;
    const counter = await this.reversals.reversePayment(tx, paymentId, { on: line.bookedOn, text: text?.slice(0, 200), orNextOpenDay: true }); // oxfmt-ignore
    return this.lines.update(tx, line.id, line.version, { state: 'booked', paymentId: counter.id });
  }

  /** A transfer of ours that could not be made. @throws VALIDATION_FAILED where the bank does not name it with the line */
  private async returnTransfer(
    tx: RequestContext,
    line: StatementLineEntity,
    paymentId: string,
  ): Promise<StatementLineEntity> {
    const named = (await this.debits.returnedBy(tx, [line])).get(line.id);
    if (named?.paymentId !== paymentId) throw fieldErrorOf('returnsPaymentId', 'exists');
    if (toCents(line.amount) !== toCents(named.amount)) {
      throw new AppError(bookkeepingErrors, 'PAYMENT_EXCEEDED');
    }
    const { bookedOn: on, returnReason: reason } = line;
    const counterId = await this.runs.returned(tx, paymentId, { on, reason });
    return this.lines.update(tx, line.id, line.version, { state: 'booked', paymentId: counterId });
  }
}

function view(
  ctx: RequestContext,
  line: StatementLineEntity,
  matches: ReadonlyMap<string, StatementLineView['match']>,
): StatementLineView {
  return toStatementLineView(line, matches.get(line.id) ?? null, ctx.can('tools.debitors.manage'));
}
