import type { AutomaticAccounts } from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { serviceTexts } from '../i18n';
import { LedgerService } from '../ledger';
import { negated, sumOf } from '../value';
import { OpenItemRepository } from '../open-item';
import { BookkeepingSettingsService } from '../settings';
import { ledgerAmount } from './opening-refusals';
import type { PlannedOpening } from './opening-planner';
import type { PlannedItem } from './plan-items';

const rateDigits = 10;

/** Posts openings: each open item by itself, with its own date and number, all other accounts as one entry. */
@Injectable()
export class OpeningWriter {
  constructor(
    private readonly ledger: LedgerService,
    private readonly openItems: OpenItemRepository,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  /** Returns the ids of the items. @throws LEDGER_PERIOD_CLOSED */
  async write(
    tx: RequestContext,
    opening: { id: string; day: string },
    { balances, items }: PlannedOpening,
  ): Promise<string[]> {
    const accounts = await this.settings.accounts(tx);
    const text = `${serviceTexts.in(tx.locale).opening.entry} ${opening.day}`;
    const ofItems = new Set([accounts.receivables, accounts.payables]);
    const others = balances.filter(({ account }) => !ofItems.has(account));
    await this.ledger.post(tx, {
      ...{ bookedOn: opening.day, source: 'opening', sourceId: opening.id, text },
      lines: [
        ...others,
        { account: accounts.opening, amount: negated(sumOf(others.map(({ amount }) => amount))) },
      ],
    });
    const ids: string[] = [];
    for (const item of items) ids.push(await this.writeItem(tx, opening.day, item, accounts));
    return ids;
  }

  private async writeItem(
    tx: RequestContext,
    day: string,
    item: PlannedItem,
    accounts: AutomaticAccounts,
  ): Promise<string> {
    const { side, number, addressId, addressName, documentDate, dueDate, currency } = item;
    const { amount, baseAmount, reference, iban } = item;
    const account = side === 'debtor' ? accounts.receivables : accounts.payables;
    const exchangeRate = exchangeRateOf(item);
    const { id } = await this.openItems.insert(tx, {
      ...{
        id: newId(),
        side,
        kind: 'opening',
        number,
        title: '',
        addressId,
        addressName,
        documentDate,
        bookedOn: day,
      },
      ...{ dueDate, currency, exchangeRate, amount, open: amount, baseAmount, baseOpen: baseAmount, vat: [] },
      ...{ account, costCentre: null, projectId: null, reference, iban, cashDiscounts: [] },
      ...{ correctsId: null, paymentId: null },
    });
    const posted = ledgerAmount(item);
    const inCurrency = side === 'debtor' ? amount : negated(amount);
    const foreign = exchangeRate === null ? undefined : { currency, amount: inCurrency };
    await this.ledger.post(tx, {
      ...{ bookedOn: day, documentDate, documentNumber: number, source: 'opening', sourceId: id },
      text: `${addressName}: ${number}`.slice(0, 200),
      lines: [
        { account, amount: posted, addressId, foreign },
        { account: accounts.opening, amount: negated(posted) },
      ],
    });
    return id;
  }
}

/** Null in the licence's own currency. */
function exchangeRateOf({ amount, baseAmount }: PlannedItem): string | null {
  if (amount === baseAmount) return null;
  return new Decimal(baseAmount).div(amount).toDecimalPlaces(rateDigits).toString();
}
