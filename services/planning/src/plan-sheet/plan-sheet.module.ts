import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { LicenceRefModule } from '../licence-ref';
import { SettingsModule } from '../settings';
import { PlanSheetController } from './plan-sheet.controller';
import { PlanSheetService } from './plan-sheet.service';

@Module({
  imports: [BookingModule, LicenceRefModule, SettingsModule],
  controllers: [PlanSheetController],
  providers: [PlanSheetService],
  exports: [PlanSheetService],
})
export class PlanSheetModule {}
