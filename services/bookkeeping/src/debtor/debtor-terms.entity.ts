import { LicensedEntity, MoneyColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Decisions about a customer's credit; one row each. */
@Entity('debtor_terms')
export class DebtorTermsEntity extends LicensedEntity {
  @UuidColumn()
  addressId!: string;

  /** In the licence's currency; null: none. */
  @MoneyColumn({ nullable: true })
  creditLimit!: string | null;
}
