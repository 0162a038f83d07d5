import type { BillProblem } from '@jahrring/contracts-admin';
import {
  InstantColumn,
  JsonColumn,
  LicensedEntity,
  MoneyColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A licence's binding promise to a campaign. */
@Entity('campaign_pledges')
export class CampaignPledgeEntity extends LicensedEntity {
  @UuidColumn()
  campaignId!: string;

  @MoneyColumn()
  amount!: string;

  @UuidColumn()
  pledgedById!: string;

  /** Their name on that day. */
  @TextColumn(201)
  pledgedBy!: string;

  @InstantColumn()
  pledgedAt!: Date;

  @InstantColumn({ nullable: true })
  invoicedAt!: Date | null;

  /** The operator's own licence at the moment of invoicing, in which its bill is written; null of those invoiced by hand. */
  @UuidColumn({ nullable: true })
  billLicenceId!: string | null;

  @TextColumn(60, { nullable: true })
  billNumber!: string | null;

  @JsonColumn({ nullable: true })
  billProblem!: BillProblem | null;
}
