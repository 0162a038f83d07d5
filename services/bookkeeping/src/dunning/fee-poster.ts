import type { LetterLanguage } from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import type { Currency } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { serviceTexts } from '../i18n';
import { LedgerService } from '../ledger';
import { inBase, negated, sumOf, toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import { LicenceRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';

interface Claim {
  id: string;
  number: string;
  asOf: string;
  dueDate: string;
  addressId: string;
  addressName: string;
  currency: Currency;
  fee: string;
  interest: string;
  reference: string | null;
  iban: string | null;
  language: LetterLanguage;
}

/** Claims fee and interest of a letter as an open item of its own; without VAT, for they are damages (MWSTG art. 18 par. 2). */
@Injectable()
export class FeePoster {
  constructor(
    private readonly ledger: LedgerService,
    private readonly items: OpenItemRepository,
    private readonly licences: LicenceRefRepository,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  /** Returns the id of the item; null where there is nothing to claim. The caller holds the ledger's lock. */
  async post(tx: RequestContext, claim: Claim): Promise<string | null> {
    const amount = sumOf([claim.fee, claim.interest]);
    if (toCents(amount) === 0n) return null;
    const accounts = await this.settings.accounts(tx);
    const { currency: books } = await this.licences.own(tx);
    const isForeign = claim.currency !== books;
    const rate = isForeign ? await this.rateOf(tx, claim) : null;
    const base = { fee: inBase(claim.fee, rate), interest: inBase(claim.interest, rate) };
    const baseAmount = sumOf([base.fee, base.interest]);
    const { number, asOf, dueDate, addressId, addressName, currency, reference, iban, language } = claim;
    const item = await this.items.insert(tx, {
      ...{ id: newId(), side: 'debtor', kind: 'fee', number, addressId, addressName },
      ...{ title: serviceTexts.in(language).dunning.item, documentDate: asOf, dueDate, currency },
      ...{ exchangeRate: rate, amount, open: amount, baseAmount, baseOpen: baseAmount, vat: [] },
      ...{ account: accounts.receivables, costCentre: null, projectId: null, reference, iban },
      ...{ cashDiscounts: [], correctsId: null, paymentId: null },
    });
    await this.ledger.post(tx, {
      ...{ bookedOn: asOf, source: 'dunning', sourceId: claim.id, documentNumber: number },
      text: `${addressName}: ${number}`.slice(0, 200),
      lines: [
        {
          ...{ account: accounts.receivables, amount: baseAmount, addressId },
          foreign: isForeign ? { currency, amount } : undefined,
        },
        { account: accounts.dunningFee, amount: negated(base.fee) },
        { account: accounts.interest, amount: negated(base.interest) },
      ],
    });
    return item.id;
  }

  /** The rate the debtor's latest bill in that currency was booked at. */
  private async rateOf(tx: RequestContext, { addressId, currency }: Claim): Promise<string | null> {
    const own = await this.items.ofAddress(tx, 'debtor', addressId);
    return own.find((item) => item.currency === currency && item.exchangeRate !== null)?.exchangeRate ?? null;
  }
}
