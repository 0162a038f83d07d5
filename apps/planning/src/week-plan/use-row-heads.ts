import type { PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { teamsOf } from './team-rows';

/** Tells the heading above a row: its team or kind, where it begins with that row; null elsewhere, and where all are of one. */
export function useRowHeads(
  { resources, teams }: Pick<PlanView, 'resources' | 'teams'>,
  isByTeam: boolean,
): (index: number) => string | null {
  const t = useT('planning');
  const teamNames = teamsOf({ teams: isByTeam ? teams : [] });
  const heads = resources.map(({ id, kind }) => {
    if (kind !== 'person' || teamNames.size === 0) return t(`kind.${kind}`);
    return teamNames.get(id) ?? t('team.none');
  });
  if (new Set(heads).size < 2) return () => null;
  return (index) => (heads[index] === heads[index - 1] ? null : (heads[index] ?? null));
}
