import {
  accountChanged,
  type AccountChanged,
  type AccountKind,
  accountList,
  accountListQuery,
  accountOptions,
  type AccountView,
  accountView,
  createAccount,
  updateAccount,
} from '@jahrring/contracts-admin';
import type { VatKey } from '@jahrring/contracts-common';
import {
  type ListColumns,
  Republishes,
  RepositoryServices,
  type RequestContext,
  type Retold,
  TextColumn,
  ToolController,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Entity } from 'typeorm';
import { seesAccounts } from '../../../identity';
import { NumberedEntity } from '../numbered/numbered.entity';
import { toNumberedEvent, toNumberedView } from '../numbered/numbered.mapper';
import { type NewNumbered, numberedColumns, NumberedRepository } from '../numbered/numbered.repository';
import { numberedRoutes } from '../numbered/numbered.routes';
import { NumberedService, NumberedServices } from '../numbered/numbered.service';

/** An account of the licence's chart of accounts. */
@Entity('accounts')
export class AccountEntity extends NumberedEntity {
  @TextColumn(10)
  kind!: AccountKind;

  /** VAT that is proposed with the account. */
  @TextColumn(10, { nullable: true })
  vatKey!: VatKey | null;
}

const columns: ListColumns = {
  fields: { ...numberedColumns.fields, kind: 'kind', vatKey: 'vatKey' },
  search: numberedColumns.search,
};

@Injectable()
export class AccountRepository extends NumberedRepository<AccountEntity> {
  constructor(services: RepositoryServices) {
    super(services, AccountEntity, 'account', 'accounts');
  }
}

@Injectable()
export class AccountService extends NumberedService<AccountEntity, AccountView, AccountChanged> {
  constructor(services: NumberedServices, records: AccountRepository) {
    super(services, records, {
      name: 'account',
      columns,
      event: accountChanged,
      toView: ({ kind, vatKey, ...record }) => ({ ...toNumberedView(record), kind, vatKey }),
      seenBy: seesAccounts,
      toEvent: toAccountEvent,
      export: { sheet: 'accounts', fields: ['number', 'title', 'kind', 'vatKey', 'active'] },
    });
  }

  override create(ctx: RequestContext, values: NewNumbered<AccountEntity>): Promise<AccountView> {
    return super.create(ctx, { ...values, vatKey: values.vatKey ?? null });
  }

  /** All of them again, for others' copies. */
  @Republishes(accountChanged, AccountEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<AccountChanged>[]> {
    for await (const page of this.records.pages(ctx)) {
      yield page.map((account) => ({ payload: toAccountEvent(account), changedAt: account.updatedAt }));
    }
  }
}

function toAccountEvent({ kind, vatKey, ...record }: AccountEntity): AccountChanged {
  return { ...toNumberedEvent(record), kind, vatKey };
}

const Routes = numberedRoutes<AccountEntity, AccountView, AccountChanged>({
  list: accountList,
  listQuery: accountListQuery,
  view: accountView,
  create: createAccount,
  update: updateAccount,
  options: accountOptions,
});

@ToolController('admin', 'accounts')
export class AccountController extends Routes {
  constructor(readonly records: AccountService) {
    super();
  }
}
