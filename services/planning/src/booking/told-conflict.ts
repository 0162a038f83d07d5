import type { ConflictView, FoundConflict, PlanningSettings } from '@jahrring/contracts-planning';

/** Returns the view of a conflict for readers: skills by their names, and the level that the licence assigns to it. */
export function toldOf(
  { kind, date, asked = false, minutes, limit, what }: FoundConflict,
  { rules, skills }: Pick<PlanningSettings, 'rules' | 'skills'>,
): Pick<ConflictView, 'kind' | 'level' | 'date' | 'asked' | 'minutes' | 'limit' | 'what'> {
  const title = kind === 'skill' ? skills.find(({ id }) => id === what)?.title : what;
  const amounts = { minutes: minutes ?? null, limit: limit ?? null };
  return { kind, level: rules[kind], date, asked, ...amounts, what: title ?? null };
}
