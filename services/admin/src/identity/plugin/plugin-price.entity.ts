import type { PluginId } from '@jahrring/contracts-admin';
import {
  InstantColumn,
  LocalDateColumn,
  MoneyColumn,
  PrimaryUuidColumn,
  TextColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A price per month for those who activate the plugin from a day on. Of the installation. */
@Entity('plugin_prices')
export class PluginPriceEntity {
  @PrimaryUuidColumn()
  id!: string;

  @TextColumn(40)
  plugin!: PluginId;

  @MoneyColumn()
  price!: string;

  @LocalDateColumn()
  validFrom!: string;

  @TextColumn(201)
  setBy!: string;

  @InstantColumn()
  setAt!: Date;
}
