import type { AccountKind } from '@jahrring/contracts-bookkeeping';
import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an account of the licence's chart. */
@Entity('account_refs')
export class AccountRefEntity extends ReferenceEntity {
  @TextColumn(10)
  number!: string;

  @TextColumn(150)
  title!: string;

  @TextColumn(10)
  kind!: AccountKind;

  /** VAT that is proposed with the account. */
  @TextColumn(10, { nullable: true })
  vatKey!: string | null;

  @BooleanColumn()
  active!: boolean;

  @BooleanColumn()
  deleted!: boolean;
}
