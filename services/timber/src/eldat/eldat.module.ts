import { Module } from '@nestjs/common';
import { AddressRefModule } from '../address-ref';
import { LicenceRefModule } from '../licence-ref';
import { LotModule } from '../lot';
import { StemModule } from '../stem';
import { EldatExportController } from './eldat-export.controller';
import { EldatExportService } from './eldat-export.service';

@Module({
  imports: [AddressRefModule, LicenceRefModule, LotModule, StemModule],
  controllers: [EldatExportController],
  providers: [EldatExportService],
})
export class EldatModule {}
