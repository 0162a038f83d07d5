export const documentsPermissions = [
  'tools.document.index',
  'tools.document.show',
  'tools.document.create',
  'tools.document.update',
  'tools.document.delete',
  'tools.document.manage',
  'tools.document.payment',
] as const;
