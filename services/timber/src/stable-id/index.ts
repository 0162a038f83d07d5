export { stableId } from './stable-id';
