import type { CampaignState, PlannedPluginTexts } from '@jahrring/contracts-admin';
import {
  InstantColumn,
  IntColumn,
  JsonColumn,
  MoneyColumn,
  TextColumn,
  UuidColumn,
  VersionedEntity,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Licences pay together for a plugin to come. Of the installation; its terms never change. */
@Entity('campaigns')
export class CampaignEntity extends VersionedEntity {
  /** The planned plugin. */
  @UuidColumn()
  pluginId!: string;

  @MoneyColumn()
  goal!: string;

  @IntColumn()
  startPercent!: number;

  @IntColumn()
  guaranteePercent!: number;

  /** From this moment on nobody pledges. */
  @InstantColumn()
  endsAt!: Date;

  @IntColumn()
  maxInvestors!: number;

  @MoneyColumn()
  smallestPledge!: string;

  @IntColumn()
  largestSharePercent!: number;

  @IntColumn()
  priceCutPercent!: number;

  /** From the month of the delivery on. */
  @IntColumn()
  priceCutMonths!: number;

  @JsonColumn()
  benefit!: PlannedPluginTexts;

  /** As of the last pledge or step; whether it has failed meanwhile, `currentState` says. */
  @TextColumn(16)
  state!: CampaignState;

  /** The state the investors were told of last. */
  @TextColumn(16)
  toldState!: CampaignState;

  @InstantColumn({ nullable: true })
  invoicedAt!: Date | null;

  @InstantColumn({ nullable: true })
  deliveredAt!: Date | null;
}
