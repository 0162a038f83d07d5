import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { ChannelsRepository } from './channels.repository';
import { Registry } from './registry';
import { ReleaseSets } from './release-sets';
import { ReleaseRepository } from './release.repository';
import { ServedShell } from './served-shell';
import { ServiceVersionRepository } from './service-version.repository';

@Module({
  imports: [ConfigurationModule],
  providers: [
    ChannelsRepository,
    Registry,
    ReleaseRepository,
    ReleaseSets,
    ServedShell,
    ServiceVersionRepository,
  ],
  exports: [
    ChannelsRepository,
    Registry,
    ReleaseRepository,
    ReleaseSets,
    ServedShell,
    ServiceVersionRepository,
  ],
})
export class ReleaseRecordsModule {}
