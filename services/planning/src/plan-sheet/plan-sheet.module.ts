import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { PlanSheetController } from './plan-sheet.controller';
import { PlanSheetService } from './plan-sheet.service';

@Module({
  imports: [BookingModule, ReferenceModule, SettingsModule],
  controllers: [PlanSheetController],
  providers: [PlanSheetService],
  exports: [PlanSheetService],
})
export class PlanSheetModule {}
