/** Permission keys of this tool. */
export const machineControlPermissions = [
  'tools.machinecontrol.index',
  'tools.machinecontrol.manage',
] as const;
export type MachineControlPermission = (typeof machineControlPermissions)[number];
