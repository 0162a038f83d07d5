export { accountKind, accountKinds } from './account-kind';
export type { AccountKind } from './account-kind';
export { bookkeepingPermissions } from './bookkeeping.permissions';
export type { BookkeepingPermission } from './bookkeeping.permissions';
export { chartAccountList, chartAccountQuery, chartAccountView } from './chart.contract';
export type { ChartAccountList, ChartAccountView } from './chart.contract';
