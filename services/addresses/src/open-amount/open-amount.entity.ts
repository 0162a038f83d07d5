import { LicensedEntity, MoneyColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** What an address, whose id it has, has open in all, in the licence's currency. Kept as its bills change. */
@Entity('open_amounts')
export class OpenAmountEntity extends LicensedEntity {
  @MoneyColumn()
  amount!: string;
}
