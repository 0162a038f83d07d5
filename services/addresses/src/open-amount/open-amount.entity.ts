import { LicensedEntity, MoneyColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/**
 * Total open amount of an address, in the licence's currency; it has the id of the address. Updated as the bills of the
 * address change.
 */
@Entity('open_amounts')
export class OpenAmountEntity extends LicensedEntity {
  @MoneyColumn()
  amount!: string;
}
