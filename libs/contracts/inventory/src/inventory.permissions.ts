/** Permission keys of the inventory's plugins; objects themselves are kept with `tools.settings.objects`. */
export const inventoryPermissions = [
  'tools.machine_inventory.index',
  'tools.machine_inventory.manage',
  'tools.personal_inventory.index',
  'tools.personal_inventory.manage',
  'tools.qr_code.index',
  'tools.qr_code.manage',
] as const;
