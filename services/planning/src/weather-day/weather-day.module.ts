import { Module } from '@nestjs/common';
import { AbsenceModule } from '../absence';
import { BookingModule } from '../booking';
import { CapacityModule } from '../capacity';
import { ReferenceModule } from '../reference';
import { WeatherDayController } from './weather-day.controller';
import { WeatherDayService } from './weather-day.service';

@Module({
  imports: [AbsenceModule, BookingModule, CapacityModule, ReferenceModule],
  controllers: [WeatherDayController],
  providers: [WeatherDayService],
})
export class WeatherDayModule {}
