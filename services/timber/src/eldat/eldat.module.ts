import { Module } from '@nestjs/common';
import { AddressRefModule } from '../address-ref';
import { LicenceRefModule } from '../licence-ref';
import { LotModule } from '../lot';
import { SettingsModule } from '../settings';
import { StemModule } from '../stem';
import { EldatExportController } from './eldat-export.controller';
import { EldatExportService } from './eldat-export.service';

@Module({
  imports: [AddressRefModule, LicenceRefModule, LotModule, SettingsModule, StemModule],
  controllers: [EldatExportController],
  providers: [EldatExportService],
})
export class EldatModule {}
