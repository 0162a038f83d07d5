import type { PluginId } from '@jahrring/contracts-admin';
import { BooleanColumn, InstantColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A plugin a licence has switched on at least once. */
@Entity('licence_plugins')
export class LicencePluginEntity extends LicensedEntity {
  @TextColumn(40)
  plugin!: PluginId;

  @BooleanColumn()
  active!: boolean;

  @InstantColumn({ nullable: true })
  activatedAt!: Date | null;

  /** End of the running test; from that moment the plugin is off, whatever `active` says. */
  @InstantColumn({ nullable: true })
  activeUntil!: Date | null;

  /** Set with the first day of the free test and never again. */
  @InstantColumn({ nullable: true })
  trialStartedAt!: Date | null;

  @InstantColumn({ nullable: true })
  trialEndsAt!: Date | null;

  /** When the licence's admins were told that the test ends soon. */
  @InstantColumn({ nullable: true })
  trialRemindedAt!: Date | null;
}

/** Returns true if the plugin is active at a moment. */
export function isOn({ active, activeUntil }: LicencePluginEntity, now: Date): boolean {
  return active && (activeUntil === null || activeUntil > now);
}

/** Of a plugin that a licence has never had. */
export const neverOn = {
  active: false,
  activatedAt: null,
  activeUntil: null,
  trialStartedAt: null,
  trialEndsAt: null,
  trialRemindedAt: null,
};
