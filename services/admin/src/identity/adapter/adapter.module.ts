import { Global, Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { LicencePluginsModule } from '../licence-plugin';
import { ToolLicences, ToolOperators } from '../../registry';
import { LicencesOfTools } from './licences-of-tools';
import { OperatorsOfTools } from './operators-of-tools';

/** Providers that the registry below needs; global, because a floor does not import the one above it. */
@Global()
@Module({
  imports: [IdentityRecordsModule, LicencePluginsModule],
  providers: [
    { provide: ToolLicences, useClass: LicencesOfTools },
    { provide: ToolOperators, useClass: OperatorsOfTools },
  ],
  exports: [ToolLicences, ToolOperators],
})
export class IdentityAdapterModule {}
