import { accountItem, type AccountItem } from '@jahrring/contracts-admin';
import type { KeptItem, KeptRecord, PartKeeper, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type AccountEntity, AccountRepository, AccountService } from '../../master-data';

/** Accounts beside the licence's own chart. */
@Injectable()
export class AccountPart implements PartKeeper<AccountItem> {
  readonly values = accountItem;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly service: AccountService,
  ) {}

  async find(
    ctx: RequestContext,
    { id, values: { number } }: KeptItem<AccountItem>,
  ): Promise<KeptRecord<AccountItem> | null> {
    const [inPlace] = await this.accounts.findByNumbers(ctx, [number]);
    const own = await this.accounts.find(ctx, id, { deleted: 'include' });
    const account = own && (!own.deletedAt || !inPlace) ? own : inPlace;
    return account
      ? { values: valuesOf(account), deleted: account.deletedAt !== null, own: account.id === id }
      : null;
  }

  async write(
    ctx: RequestContext,
    { id, values }: KeptItem<AccountItem>,
    present: KeptRecord<AccountItem> | null,
  ): Promise<void> {
    if (!present) {
      const [account] = await this.accounts.create(ctx, [{ id, ...values }]);
      if (account) await this.service.publish(ctx, account);
      return;
    }
    if (present.deleted) await this.accounts.restore(ctx, id);
    const { version } = await this.accounts.get(ctx, id);
    await this.service.publish(ctx, await this.accounts.change(ctx, id, version, values));
  }

  async remove(ctx: RequestContext, { id }: KeptItem<AccountItem>): Promise<void> {
    const { version } = await this.accounts.get(ctx, id);
    await this.service.remove(ctx, id, version);
  }

  used(): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set());
  }
}

function valuesOf({ number, title, kind, vatKey, active }: AccountEntity): AccountItem {
  return { number, title, kind, vatKey, active };
}
