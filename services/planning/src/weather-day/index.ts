export { WeatherDayModule } from './weather-day.module';
