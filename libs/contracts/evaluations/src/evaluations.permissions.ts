/** Keys that open the screens of this tool; how far each reaches is said by its grade. */
export const evaluationPermissions = [
  'tools.evaluation.index',
  'tools.evaluation.own',
  'tools.evaluation.other',
  'tools.evaluation.responsible_employee',
  'tools.evaluation.supervisor',
] as const;
export type EvaluationPermission = (typeof evaluationPermissions)[number];
