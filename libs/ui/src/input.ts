export { dateOrder, formatDate, isIsoDate, localToday, parseDate } from './input/parse-date';
export type { DateOrder, ParseDateOptions } from './input/parse-date';
export { formatDuration, parseDuration } from './input/parse-duration';
export { formatNumber, parseNumber } from './input/parse-number';
export { parseTime } from './input/parse-time';
export type { ParseTimeOptions } from './input/parse-time';
