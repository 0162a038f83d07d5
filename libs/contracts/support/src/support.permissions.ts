/** Permission keys of this tool. */
export const supportPermissions = [
  'tools.my_hsm.index',
  'tools.my_hsm.manage',
  'tools.hsm_admin.index',
  'tools.hsm_admin.manage',
] as const;
