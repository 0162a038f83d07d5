import { importMaxBytes, importRowView, importSettings } from '@jahrring/contracts-addresses';
import { importController, provideImport } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { AddressImport } from './address-import';

const controller = importController({
  tool: 'addresses',
  path: 'imports',
  permission: 'tools.address.manage',
  maxBytes: importMaxBytes,
  settings: importSettings,
  row: importRowView,
  definition: AddressImport,
});

@Module({
  imports: [AddressModule],
  controllers: [controller],
  providers: [AddressImport, provideImport(AddressImport)],
})
export class ImportModule {}
