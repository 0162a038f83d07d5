export { findSent } from './find-sent';
export { mayChange, requireChangeable } from './may-change';
