export { timeError } from './time-error';
