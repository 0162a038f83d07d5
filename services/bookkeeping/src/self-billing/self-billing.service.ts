import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { CancelSelfBilling, OpenItemView, RecordSelfBilling } from '@jahrring/contracts-bookkeeping';
import { localDateAt } from '@jahrring/contracts-common';
import { AppError, Clock, Database, fieldErrorOf, isUniqueViolation } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { toItemView } from '../debtor';
import { LedgerService } from '../ledger';
import { fromCents, isTooLarge, mostMoney, negated, toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import type { OpenItemEntity } from '../open-item';
import { SettlementService } from '../payment';
import { AccountRefRepository, AddressRefRepository, LicenceRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import { grossOfParts, selfBillingLines, vatOfParts } from './self-billing-lines';

const source = 'self_billing' as const;

/** Documents of customers in place of our bills: open items like bills, paid and reminded of like them. */
@Injectable()
export class SelfBillingService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly items: OpenItemRepository,
    private readonly settlements: SettlementService,
    private readonly addresses: AddressRefRepository,
    private readonly chart: AccountRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  /**
   * Records a document and returns its item; the one of the same id that is there already.
   *
   * @throws SELF_BILLING_EXISTS, LEDGER_PERIOD_CLOSED, NOT_FOUND of the address; VALIDATION_FAILED at `parts` or `id`
   */
  record(ctx: RequestContext, input: RecordSelfBilling): Promise<OpenItemView> {
    return this.once(ctx, (tx) => this.write(tx, input));
  }

  /**
   * Takes a document back by a counter-item of today, set off against what is open of it; the rest is the customer's credit.
   *
   * @throws SELF_BILLING_STATE, NOT_FOUND
   */
  cancel(
    ctx: RequestContext,
    id: string,
    { id: counterId, reason }: CancelSelfBilling,
  ): Promise<OpenItemView> {
    return this.once(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const known = await this.items.find(tx, counterId);
      if (known) return known;
      const item = await this.items.get(tx, id);
      const isOne = item.kind === source && !item.amount.startsWith('-');
      if (!isOne || (await this.items.correctionsOf(tx, id)).length > 0) {
        throw new AppError(bookkeepingErrors, 'SELF_BILLING_STATE');
      }
      const counter = await this.writeCounter(tx, item, { counterId, reason });
      const open = toCents(item.open);
      if (open <= 0n) return counter;
      const settledOn = counter.documentDate;
      const setOff = { settledOn, creditId: counterId, itemId: id, amount: fromCents(open) };
      await this.settlements.setOff(tx, setOff, true);
      return this.items.get(tx, counterId);
    });
  }

  private async once(
    ctx: RequestContext,
    act: (tx: RequestContext) => Promise<OpenItemEntity>,
  ): Promise<OpenItemView> {
    try {
      const item = await this.db.tx(ctx, act);
      return toItemView(item, localDateAt(this.clock.now(), ctx.timeZone));
    } catch (error) {
      // The id is another licence's: as one that nobody may use.
      if (isUniqueViolation(error)) throw fieldErrorOf('id', 'taken');
      throw error;
    }
  }

  private async write(tx: RequestContext, input: RecordSelfBilling): Promise<OpenItemEntity> {
    await this.ledger.lock(tx);
    const { id, addressId, number, title, documentDate, dueDate, parts } = input;
    const known = await this.items.find(tx, id);
    if (known) return known;
    const { name } = await this.addresses.get(tx, addressId);
    await this.check(tx, input);
    const { currency } = await this.licences.own(tx);
    const accounts = await this.settings.accounts(tx);
    const amount = grossOfParts(parts);
    const text = `${name}: ${number}`.slice(0, 200);
    const bookedOn = documentDate;
    const item = await this.items.insert(tx, {
      ...{ id, side: 'debtor', kind: source, number, title: title ?? '', addressId, addressName: name },
      ...{ documentDate, bookedOn, dueDate, currency, exchangeRate: null, amount, open: amount },
      ...{ baseAmount: amount, baseOpen: amount, vat: vatOfParts(parts), account: accounts.receivables },
      ...{ costCentre: null, projectId: parts[0]?.projectId ?? null, reference: null, iban: null },
      ...{ cashDiscounts: [], correctsId: null, paymentId: null },
    });
    const lines = selfBillingLines(parts, accounts, addressId);
    await this.ledger.post(tx, { bookedOn, source, sourceId: id, documentNumber: number, text, lines });
    return item;
  }

  private async check(tx: RequestContext, { addressId, number, parts }: RecordSelfBilling): Promise<void> {
    const gross = grossOfParts(parts);
    if (toCents(gross) <= 0n) throw fieldErrorOf('parts', 'minNumber', { min: '0.01' });
    const amounts = [gross, ...parts.flatMap(({ net, vat }) => [net, vat])];
    if (amounts.some(isTooLarge)) throw fieldErrorOf('parts', 'maxNumber', { max: mostMoney });
    const known = new Set((await this.chart.chart(tx)).map((one) => one.number));
    const unknown = parts.findIndex(({ account }) => !known.has(account));
    if (unknown >= 0) throw fieldErrorOf(`parts.${unknown}.account`, 'exists');
    const alike = await this.items.ofNumbers(tx, [number]);
    if (alike.some((item) => item.side === 'debtor' && item.addressId === addressId)) {
      throw new AppError(bookkeepingErrors, 'SELF_BILLING_EXISTS', { number });
    }
  }

  private async writeCounter(
    tx: RequestContext,
    item: OpenItemEntity,
    { counterId, reason }: { counterId: string; reason: string },
  ): Promise<OpenItemEntity> {
    const today = localDateAt(this.clock.now(), tx.timeZone);
    const bookedOn = await this.ledger.bookingDay(tx, { bookedOn: today, orNextOpenDay: true });
    const { number, addressId, addressName, currency, vat, account, projectId } = item;
    const amount = negated(item.amount);
    const counter = await this.items.insert(tx, {
      ...{ id: counterId, side: 'debtor', kind: source, number, title: reason.slice(0, 150), addressId },
      ...{ addressName, documentDate: bookedOn, bookedOn, dueDate: bookedOn, currency, exchangeRate: null },
      ...{ amount, open: amount, baseAmount: amount, baseOpen: amount, account, costCentre: null, projectId },
      vat: vat.map((share) => ({ ...share, net: negated(share.net), vat: negated(share.vat) })),
      ...{ reference: null, iban: null, cashDiscounts: [], correctsId: item.id, paymentId: null },
    });
    const lines = await this.ledger.counterLines(tx, { source, sourceId: item.id });
    const posting = { bookedOn, source, sourceId: counterId, documentNumber: number, text: reason, lines };
    await this.ledger.post(tx, posting);
    return counter;
  }
}
