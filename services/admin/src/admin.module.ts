import { Module } from '@nestjs/common';
import { ConfigurationModule } from './configuration';
import { IdentityModule } from './identity';
import { RegistryModule } from './registry';
import { SettingsModule } from './settings';

/** The floors of the service, from the bottom up: events and jobs are registered in this order. */
@Module({ imports: [ConfigurationModule, RegistryModule, IdentityModule, SettingsModule] })
export class AdminModule {}
