import { InstantColumn, LicensedEntity, MoneyColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A licence's binding promise to a campaign. */
@Entity('campaign_pledges')
export class CampaignPledgeRow extends LicensedEntity {
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
}
