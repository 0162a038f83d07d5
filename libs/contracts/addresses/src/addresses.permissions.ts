/** Permission keys of the address tool; `manage` implies create and update. */
export const addressesPermissions = [
  'tools.address.index',
  'tools.address.show',
  'tools.address.create',
  'tools.address.update',
  'tools.address.delete',
  'tools.address.manage',
  'tools.address.merge',
] as const;
