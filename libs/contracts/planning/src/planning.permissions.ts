/** Permission keys of planning and its plugin. */
export const planningPermissions = [
  'tools.planer.index',
  'tools.scheduling_tool.index',
  'tools.scheduling_tool.manage',
] as const;
export type PlanningPermission = (typeof planningPermissions)[number];
