import type { ItemSide } from '@jahrring/contracts-bookkeeping';
import { IntColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The account of one debtor or creditor at the accountant's; given once and kept. */
@Entity('personal_accounts')
export class PersonalAccountEntity extends LicensedEntity {
  @TextColumn(10)
  side!: ItemSide;

  @UuidColumn()
  addressId!: string;

  /** From 1, within its side. */
  @IntColumn()
  number!: number;
}
