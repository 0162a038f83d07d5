import type { PhaseView } from '@jahrring/contracts-planning';
import type { PhaseEntity } from './phase.entity';

/** Phases as the API shows them; `living`: all those of their projects, so that no link leads to one that was removed. */
export function toPhaseViews(
  phases: readonly PhaseEntity[],
  living: readonly Pick<PhaseEntity, 'id'>[],
): PhaseView[] {
  const ids = new Set(living.map(({ id }) => id));
  return phases.map(({ id, version, projectId, title, firstDay, lastDay, people, after }) => ({
    ...{ id, version, projectId, title, firstDay, lastDay, people },
    after: after.filter(({ phaseId }) => ids.has(phaseId)),
  }));
}
