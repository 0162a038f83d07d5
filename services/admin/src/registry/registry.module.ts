import { Module } from '@nestjs/common';
import { ReleasesModule } from './release';
import { ReleaseRecordsModule } from './release-record';

/** The floor of tools, versions and channels: it stands on no other. */
@Module({ imports: [ReleaseRecordsModule, ReleasesModule] })
export class RegistryModule {}
