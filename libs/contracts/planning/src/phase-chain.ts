import { addDays, daysBetween } from '@jahrring/contracts-common';
import type { PhaseLink, PhasePlace, PhaseView } from './phase.contract';

/** Fields of a phase that the rules of a chain use. */
export type ChainedPhase = Pick<PhaseView, 'id' | 'firstDay' | 'lastDay'> & { after: readonly PhaseLink[] };

/** A phase that begins before what it waits for is over. */
export interface BrokenLink<P> {
  phase: P;
  before: P;
  /** The first day it may begin on, by this link. */
  earliest: string;
}

/** The first day a link allows. */
function allowedBy({ lastDay }: Pick<ChainedPhase, 'lastDay'>, days: number): string {
  return addDays(lastDay, days + 1);
}

/** The phases that wait for this one, at first or second hand and so on; not the phase itself. */
export function dependantsOf<P extends ChainedPhase>(phaseId: string, phases: readonly P[]): P[] {
  const found = new Set([phaseId]);
  let size = 0;
  while (size !== found.size) {
    size = found.size;
    for (const { id, after } of phases) {
      if (after.some((link) => found.has(link.phaseId))) found.add(id);
    }
  }
  return phases.filter(({ id }) => id !== phaseId && found.has(id));
}

/**
 * The places phases get where one of them is put to other days: what depends on it goes along by as many days as its end moves,
 * so that the days between stay and moving back gives the plan of before. Phases that stay where they are are left out.
 */
export function placesWith<P extends ChainedPhase & { version: number }>(
  phases: readonly P[],
  phaseId: string,
  { firstDay, lastDay }: Pick<PhasePlace, 'firstDay' | 'lastDay'>,
): PhasePlace[] {
  const phase = phases.find(({ id }) => id === phaseId);
  if (!phase) return [];
  const shift = daysBetween(phase.lastDay, lastDay);
  const own = { id: phase.id, version: phase.version, firstDay, lastDay };
  const stays = firstDay === phase.firstDay && shift === 0;
  const along = shift === 0 ? [] : dependantsOf(phaseId, phases);
  return [
    ...(stays ? [] : [own]),
    ...along.map((one) => ({
      ...{ id: one.id, version: one.version },
      ...{ firstDay: addDays(one.firstDay, shift), lastDay: addDays(one.lastDay, shift) },
    })),
  ];
}

/** The phases as they stand once some of them have other days. */
export function placed<P extends ChainedPhase>(
  phases: readonly P[],
  places: readonly Pick<PhasePlace, 'id' | 'firstDay' | 'lastDay'>[],
): P[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  return phases.map((phase) => {
    const place = byId.get(phase.id);
    return place ? { ...phase, firstDay: place.firstDay, lastDay: place.lastDay } : phase;
  });
}

/** The first link that is not kept; links to phases that are not among these count nothing. Null where all are kept. */
export function brokenLink<P extends ChainedPhase>(phases: readonly P[]): BrokenLink<P> | null {
  const byId = new Map(phases.map((phase) => [phase.id, phase]));
  for (const phase of phases) {
    for (const { phaseId, days } of phase.after) {
      const before = byId.get(phaseId);
      if (!before) continue;
      const earliest = allowedBy(before, days);
      if (phase.firstDay < earliest) return { phase, before, earliest };
    }
  }
  return null;
}

/** A phase that waits for itself, at first or second hand and so on; null where there is none. */
export function circularPhase<P extends ChainedPhase>(phases: readonly P[]): P | null {
  return (
    phases.find(
      (phase) =>
        phase.after.some(({ phaseId }) => phaseId === phase.id) ||
        dependantsOf(phase.id, phases).some(({ id }) => phase.after.some(({ phaseId }) => phaseId === id)),
    ) ?? null
  );
}
