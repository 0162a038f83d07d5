import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { CapacityModule } from '../capacity';
import { FactModule } from '../fact';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { WeatherDayController } from './weather-day.controller';
import { WeatherDayService } from './weather-day.service';

@Module({
  imports: [BookingModule, CapacityModule, FactModule, ReferenceModule, SettingsModule],
  controllers: [WeatherDayController],
  providers: [WeatherDayService],
  exports: [WeatherDayService],
})
export class WeatherDayModule {}
