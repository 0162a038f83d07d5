/** Permission keys of this tool: who sees, books, approves and pays are four of them on the side of what is owed. */
export const bookkeepingPermissions = [
  'tools.debitors.index',
  'tools.debitors.manage',
  'tools.creditors.index',
  'tools.creditors.manage',
  'tools.creditors.approve',
  'tools.creditors.pay',
] as const;
