import type { AnnualPlanView, AnnualProject, PhaseView, PhaseWork } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { Icon, IconButton, VisuallyHidden } from '@jahrring/ui';
import { alertIcon, plusIcon } from '@jahrring/ui/icons';
import { memo, type CSSProperties } from 'react';
import { useConflictsOfProject } from '../conflict/conflict-marks';
import { ProjectHours, BookedWeeks } from './booked-hours';
import '../row-name.css';
import { PhaseBar } from './phase-bar';
import { PhaseLinks } from './phase-links';
import type { CarryPreview, Hand } from './use-carry';
import { lanesOf, stretchOf } from './year-scale';

interface ProjectRowProps {
  year: Pick<AnnualPlanView, 'from' | 'to'>;
  project: AnnualProject;
  phases: readonly PhaseView[];
  /** Of the phases of the year, for those who see everybody's plan. */
  work: ReadonlyMap<string, PhaseWork>;
  index: number;
  editable: boolean;
  /** Preview of the phase that is being dragged, if it belongs to this project. */
  preview: CarryPreview | null;
  hand: Hand;
  measure: ((row: HTMLElement | null) => void) | undefined;
  onAdd: (projectId: string) => void;
  onOpen: (phase: PhaseView) => void;
}

/** A project with its phases over the year, those that overlap below each other, and the weeks it is booked in. */
export const ProjectRow = memo(function ProjectRow(props: ProjectRowProps) {
  const { year, project, phases, work, index, editable, preview, hand, measure, onAdd, onOpen } = props;
  const t = useT('planning');
  const lanes = lanesOf(phases);
  const count = Math.max(1, ...[...lanes.values()].map((lane) => lane + 1));
  const titles = new Map(phases.map(({ id, title }) => [id, title]));
  const shown = (phase: PhaseView) => ({ ...phase, ...preview?.places.get(phase.id) });
  const placeOf = (id: string) => {
    const phase = phases.find((one) => one.id === id);
    if (!phase) return null;
    const { firstDay, lastDay } = shown(phase);
    const stretch = stretchOf(year, firstDay, lastDay);
    return stretch && { stretch, lane: lanes.get(id) ?? 0 };
  };
  return (
    <tr ref={measure} data-index={index} data-row={project.id}>
      <th scope="row">
        <span className="planning-year__name">
          <span className="planning-year__project">
            <span className="planning-row-name" title={`${project.number} ${project.title}`}>
              <strong>{project.number}</strong> {project.title}
            </span>
            <ProjectHours project={project} />
            <ProjectConflicts projectId={project.id} />
          </span>
          {editable ? (
            <IconButton
              icon={plusIcon}
              size="small"
              label={t('phase.addTo', { project: `${project.number} ${project.title}` })}
              onClick={() => onAdd(project.id)}
            />
          ) : null}
        </span>
      </th>
      <td>
        <BookedWeeks weeks={project.booked} />
        <div
          className="planning-year__track"
          data-track=""
          style={{ '--planning-lanes': count } as CSSProperties}
        >
          <PhaseLinks phases={phases.map(shown)} placeOf={placeOf} lanes={count} />
          {phases.map((phase) => {
            const place = placeOf(phase.id);
            if (!place) return null;
            return (
              <PhaseBar
                key={phase.id}
                phase={shown(phase)}
                waitsFor={phase.after.flatMap(({ phaseId }) => titles.get(phaseId) ?? [])}
                work={work.get(phase.id)}
                stretch={place.stretch}
                lane={place.lane}
                editable={editable}
                moving={preview?.places.has(phase.id) ?? false}
                broken={preview?.broken?.phase.id === phase.id}
                // The hand works on the phase as it stands, not as it is previewed.
                hand={handOf(hand, phase)}
                onOpen={() => onOpen(phase)}
              />
            );
          })}
        </div>
      </td>
    </tr>
  );
});

function handOf(hand: Hand, phase: PhaseView): Hand {
  return {
    ...hand,
    onKeys: () => hand.onKeys(phase),
    onPointerDown: (_shown, grip) => hand.onPointerDown(phase, grip),
  };
}

/** Shows the number of conflicts of the project's bookings; nothing if there are none. */
function ProjectConflicts({ projectId }: { projectId: string }) {
  const t = useT('planning');
  const { length: count } = useConflictsOfProject(projectId);
  if (count === 0) return null;
  const label = t('conflict.title', { count });
  return (
    <span className="planning-year__conflicts" title={label}>
      <Icon name={alertIcon} size={16} />
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
