export { countryOf, holidaysOf } from './licence-holidays';
export { publicHolidays, regionsOf } from './public-holidays';
