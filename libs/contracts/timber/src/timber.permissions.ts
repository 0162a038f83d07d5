/** Permission keys of this tool. */
export const timberPermissions = ['tools.timber.index', 'tools.timber.manage'] as const;
