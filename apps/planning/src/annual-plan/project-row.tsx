import type { AnnualPlanView, AnnualProject, PhaseView, PhaseWork } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Icon, IconButton, VisuallyHidden } from '@jahrring/ui';
import { alertIcon, plusIcon } from '@jahrring/ui/icons';
import { memo, type CSSProperties } from 'react';
import { useConflictsOfProject } from '../conflict/conflict-marks';
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
            <Hours project={project} />
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
        <Booked weeks={project.booked} />
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

/** Shows recorded beside booked hours of the year; renders nothing where there are none. */
function Hours({ project: { booked, worked } }: { project: AnnualProject }) {
  const t = useT('planning');
  const format = useFormat();
  const hoursOf = (weeks: readonly number[]) =>
    Math.round(weeks.reduce((sum, minutes) => sum + minutes, 0) / minutesPerHour);
  if (hoursOf(worked) === 0) return null;
  const hours = { worked: format.number(hoursOf(worked)), booked: format.number(hoursOf(booked)) };
  return <small className="planning-year__hours">{t('annual.hours', hours)}</small>;
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

const hundred = 100;
const minutesPerHour = 60;

/** In which weeks somebody is booked for the project, as one drawing; the sum is in its name. */
const Booked = memo(function Booked({ weeks }: { weeks: readonly number[] }) {
  const t = useT('planning');
  const most = Math.max(...weeks, 0);
  if (most === 0) return null;
  const step = hundred / weeks.length;
  const stops = weeks.flatMap((minutes, week) => {
    const share = minutes === 0 ? 0 : Math.round(30 + (minutes / most) * 70);
    const ground = `color-mix(in srgb, var(--jr-primary-line) ${share}%, transparent)`;
    return [`${ground} ${week * step}%`, `${ground} ${(week + 1) * step}%`];
  });
  const towards = document.documentElement.dir === 'rtl' ? 'to left' : 'to right';
  const booked = weeks.filter((minutes) => minutes > 0).length;
  const label = t('phase.bookedWeeks', { count: booked });
  return (
    <span
      className="planning-year__booked"
      role="img"
      aria-label={label}
      title={label}
      style={{ backgroundImage: `linear-gradient(${towards}, ${stops.join(', ')})` }}
    />
  );
});
