import type { PhaseView } from '@jahrring/contracts-planning';
import type { Stretch } from './year-scale';

interface PhaseLinksProps {
  phases: readonly PhaseView[];
  /** Returns the place of a phase's bar: along the year, and its lane. */
  placeOf: (id: string) => { stretch: Stretch; lane: number } | null;
  lanes: number;
}

const hundred = 100;

/** Lines from the end of each phase to the beginning of those that wait for it; their bars say it in words. */
export function PhaseLinks({ phases, placeOf, lanes }: PhaseLinksProps) {
  const middle = (lane: number) => ((lane + 0.5) / lanes) * hundred;
  const lines = phases.flatMap((phase) => {
    const to = placeOf(phase.id);
    return phase.after.flatMap(({ phaseId }) => {
      const from = placeOf(phaseId);
      if (!from || !to) return [];
      const [x, y] = [from.stretch.start + from.stretch.width, middle(from.lane)];
      // Down or up where the waiting phase begins, a little inside of it.
      const end = to.stretch.start + Math.min(to.stretch.width / 2, 0.3);
      return [`M${x} ${y}H${end}V${middle(to.lane)}`];
    });
  });
  if (lines.length === 0) return null;
  return (
    <svg
      className="planning-links"
      viewBox={`0 0 ${hundred} ${hundred}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  );
}
