export { seedTime } from './seed-time';
