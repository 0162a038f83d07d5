export { createLot, lotLimits, lotList, lotListQuery, lotView, updateLot } from './lot.contract';
export type { CreateLot, LotDraft, LotList, LotView, UpdateLot } from './lot.contract';
export { lotChanged } from './lot.events';
export type { LotChanged } from './lot.events';
export { timberPermissions } from './timber.permissions';
export type { TimberPermission } from './timber.permissions';
