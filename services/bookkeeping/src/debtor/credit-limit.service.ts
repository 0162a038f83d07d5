import { creditLimitSet } from '@jahrring/contracts-bookkeeping';
import type { CreditLimitSet } from '@jahrring/contracts-bookkeeping';
import { Database, isUniqueViolation, Outbox, Republishes } from '@jahrring/service-kit';
import type { RequestContext, Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefRepository } from '../reference';
import { DebtorTermsEntity } from './debtor-terms.entity';
import { DebtorTermsRepository } from './debtor-terms.repository';

/** Credit limits of customers; who makes bills hears of each. */
@Injectable()
export class CreditLimitService {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly addresses: AddressRefRepository,
    private readonly terms: DebtorTermsRepository,
  ) {}

  /** Sets a customer's limit in place of the one before; null lifts it. @throws NOT_FOUND */
  async set(ctx: RequestContext, addressId: string, creditLimit: string | null): Promise<void> {
    const write = () => this.write(ctx, addressId, creditLimit);
    try {
      await write();
    } catch (error) {
      // Somebody set the first one at the same moment: the later one holds.
      if (!isUniqueViolation(error)) throw error;
      await write();
    }
  }

  /** A customer's limit for another one as well, who has none; whether there was one. */
  async copy(ctx: RequestContext, fromId: string, intoId: string): Promise<boolean> {
    const terms = await this.terms.ofAddresses(ctx, [fromId, intoId]);
    const [own, others] = [fromId, intoId].map((id) => terms.find(({ addressId }) => addressId === id));
    if (!own || own.creditLimit === null || (others && others.creditLimit !== null)) return false;
    await this.write(ctx, intoId, own.creditLimit);
    return true;
  }

  /** All of them again, for others' copies. */
  @Republishes(creditLimitSet, DebtorTermsEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<CreditLimitSet>[]> {
    for await (const page of this.terms.pages(ctx)) {
      yield page.map(({ addressId, creditLimit, updatedAt }) => ({
        ...{ payload: { addressId, creditLimit }, changedAt: updatedAt },
      }));
    }
  }

  private write(ctx: RequestContext, addressId: string, creditLimit: string | null): Promise<void> {
    return this.db.tx(ctx, async (tx) => {
      await this.addresses.get(tx, addressId);
      const [known] = await this.terms.ofAddresses(tx, [addressId]);
      if (known) await this.terms.update(tx, known.id, known.version, { creditLimit });
      else await this.terms.insert(tx, { addressId, creditLimit });
      await this.outbox.add(tx, creditLimitSet, { addressId, creditLimit });
    });
  }
}
