import type { PluginId } from '@jahrring/contracts-admin';
import {
  InstantColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Somebody of a licence agreed to pay a price per month for a plugin; ended when it was switched off. */
@Entity('plugin_agreements')
export class PluginAgreementEntity extends LicensedEntity {
  @TextColumn(40)
  plugin!: PluginId;

  @MoneyColumn()
  price!: string;

  @UuidColumn()
  agreedById!: string;

  /** Their name on that day. */
  @TextColumn(201)
  agreedBy!: string;

  @InstantColumn()
  agreedAt!: Date;

  /** First day it is owed for: the day of the agreement, or the end of the running test. */
  @LocalDateColumn()
  startsOn!: string;

  @LocalDateColumn({ nullable: true })
  endedOn!: string | null;
}
