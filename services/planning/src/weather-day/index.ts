export { WeatherDayModule } from './weather-day.module';
export { WeatherDayService } from './weather-day.service';
