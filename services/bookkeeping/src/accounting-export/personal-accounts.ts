import type { ItemSide } from '@jahrring/contracts-bookkeeping';
import { Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { PersonalAccountRepository } from './accounting-export.repositories';

/** First accounts of debtors and creditors where accounts of the ledger have four digits; DATEV has one more of them. */
const firsts: Readonly<Record<ItemSide, number>> = { debtor: 10_000, creditor: 70_000 };
const usualLength = 4;

/** Accounts of single debtors and creditors, as programs of accountants keep them. */
@Injectable()
export class PersonalAccounts {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly accounts: PersonalAccountRepository,
  ) {}

  /** The account of each address of a side; who has none yet gets the next. `accountLength`: digits of accounts of the ledger. */
  async of(
    ctx: RequestContext,
    side: ItemSide,
    addressIds: readonly string[],
    accountLength: number,
  ): Promise<Map<string, string>> {
    const known = await this.give(ctx, side, addressIds);
    const first = BigInt(firsts[side]) * 10n ** BigInt(accountLength - usualLength);
    return new Map(known.map(({ addressId, number }) => [addressId, String(first + BigInt(number))]));
  }

  private give(ctx: RequestContext, side: ItemSide, addressIds: readonly string[]) {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const known = await this.accounts.ofSide(tx, side);
      const ids = new Set(known.map(({ addressId }) => addressId));
      const next = (known.at(-1)?.number ?? 0) + 1;
      const missing = addressIds.filter((addressId) => !ids.has(addressId));
      const given = missing.map((addressId, index) => ({ side, addressId, number: next + index }));
      return [...known, ...(await this.accounts.insertMany(tx, given))];
    });
  }
}
