import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { AddressExportController } from './address-export.controller';
import { AddressExportService } from './address-export.service';

@Module({
  imports: [AddressModule],
  controllers: [AddressExportController],
  providers: [AddressExportService],
})
export class ExportModule {}
