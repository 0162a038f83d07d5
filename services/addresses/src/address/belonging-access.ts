import { RequirePermission } from '@jahrring/service-kit';

const writers = ['tools.address.update', 'tools.address.manage'] as const;

/** Rules for the records that belong to an address: its contacts, notes and the like. */
export const belongingAccess = {
  read: RequirePermission('tools.address.show', ...writers),
  write: RequirePermission(...writers),
};
