import type { ConflictView, FoundConflict, PlanningSettings } from '@jahrring/contracts-planning';

/** What readers are told of a conflict: skills by their names, and how grave the licence takes it. */
export function toldOf(
  { kind, date, asked = false, minutes, limit, what }: FoundConflict,
  { rules, skills }: Pick<PlanningSettings, 'rules' | 'skills'>,
): Pick<ConflictView, 'kind' | 'level' | 'date' | 'asked' | 'minutes' | 'limit' | 'what'> {
  const title = kind === 'skill' ? skills.find(({ id }) => id === what)?.title : what;
  const amounts = { minutes: minutes ?? null, limit: limit ?? null };
  return { kind, level: rules[kind], date, asked, ...amounts, what: title ?? null };
}
