import { MoneyColumn, ReferenceEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a bill, kept by its events: whose it is, and what is open of it in the licence's currency. */
@Entity('bill_refs')
export class BillRefEntity extends ReferenceEntity {
  @UuidColumn({ nullable: true })
  addressId!: string | null;

  @MoneyColumn()
  open!: string;
}
