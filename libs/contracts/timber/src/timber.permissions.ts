/** Permission keys of this tool. */
export const timberPermissions = ['tools.timber.index', 'tools.timber.manage'] as const;
export type TimberPermission = (typeof timberPermissions)[number];
