import { MoneyColumn, ReferenceEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** What bookkeeping says of a customer's credit limit, by the id of the address. */
@Entity('credit_limit_refs')
export class CreditLimitRefEntity extends ReferenceEntity {
  /** In the licence's currency; null: none. */
  @MoneyColumn({ nullable: true })
  creditLimit!: string | null;
}
