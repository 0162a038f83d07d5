import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings';
import { PublicHolidayController } from './public-holiday.controller';
import { PublicHolidayService } from './public-holiday.service';

@Module({
  imports: [SettingsModule],
  controllers: [PublicHolidayController],
  providers: [PublicHolidayService],
  exports: [PublicHolidayService],
})
export class PublicHolidaysModule {}
