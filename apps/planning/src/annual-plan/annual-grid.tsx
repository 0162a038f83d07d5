import {
  placed,
  type AnnualPlanView,
  type AnnualProject,
  type PhaseView,
} from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { isRightToLeft, VisuallyHidden } from '@jahrring/ui';
import { useWindowedRows } from '@jahrring/ui/virtual';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
} from 'react';
import { ProjectRow } from './project-row';
import { useCarry, type Hand } from './use-carry';
import type { usePhaseMoves } from './use-phase-moves';
import { LoadRow, YearHead, yearGround } from './year-head';
import { daysOf, lanesOf, stretchOf } from './year-scale';
import './annual.css';

const allUpTo = 12;
/** Of a row without its lanes, and of a lane, in px. */
const rowHeight = 13;
const laneHeight = 32;
const leastHeight = 45;
const daysInWeek = 7;
const none: readonly PhaseView[] = [];

interface AnnualGridProps {
  plan: AnnualPlanView;
  /** Those that the filters leave. */
  projects: readonly AnnualProject[];
  /** Width of a year as a multiple of the page's width. */
  zoom: number;
  today: string;
  editable: boolean;
  onDrop: ReturnType<typeof usePhaseMoves>['onDrop'];
  onAdd: (projectId: string) => void;
  onOpen: (phase: PhaseView) => void;
}

/** Projects down, the weeks of a year across; of a long plan the rows in sight. */
export function AnnualGrid(props: AnnualGridProps) {
  const { plan, projects, zoom, today, editable, onDrop, onAdd, onOpen } = props;
  const t = useT('planning');
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const byProject = useMemo(() => groupByProject(plan.phases), [plan]);
  const work = useMemo(() => new Map(plan.work.map((one) => [one.phaseId, one])), [plan]);
  const ids = useMemo(() => projects.map(({ id }) => id), [projects]);
  const heights = useMemo(() => ids.map((id) => heightOf(byProject.get(id) ?? none)), [ids, byProject]);
  const step = zoom > 2 ? 1 : daysInWeek;
  const { preview, spoken, hand } = useCarry({ phases: plan.phases, days: daysOf(plan), step, onDrop });
  const ground = useMemo(() => yearGround(plan, today), [plan, today]);
  const steady = useSteady({ hand, onAdd, onOpen });
  useScrollToToday(frame, plan, zoom, today);
  const carried = preview.carry?.phase.projectId ?? null;
  const { shown, rest, measure } = useWindowedRows({
    keys: ids,
    kept: [focused, carried],
    body,
    allUpTo,
    usualHeight: (index) => heights[index] ?? leastHeight,
  });
  const onFocus = (event: FocusEvent<HTMLElement>) =>
    setFocused(event.target.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? null);
  const phases = preview.carry ? placed(plan.phases, [...preview.places.values()]) : plan.phases;
  return (
    <div
      className="planning-year-frame"
      role="region"
      aria-label={t('annual.caption')}
      tabIndex={0}
      ref={frame}
    >
      <VisuallyHidden>
        <span id="planning-phase-keys">{t('phase.hint')}</span>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      <table
        className="planning-year"
        style={{ ...ground, '--planning-zoom': zoom } as CSSProperties}
        aria-rowcount={ids.length + 2}
      >
        <caption className="jr-hidden">{t('annual.caption')}</caption>
        <YearHead plan={plan} today={today} />
        <tbody ref={body} onFocus={onFocus} onBlur={() => setFocused(null)}>
          <LoadRow plan={plan} phases={phases} />
          {shown.flatMap(({ index, gap }) => {
            const project = projects[index];
            if (!project) return [];
            return [
              <Gap key={`gap ${project.id}`} height={gap} />,
              <ProjectRow
                key={project.id}
                year={plan}
                project={project}
                phases={byProject.get(project.id) ?? none}
                work={work}
                index={index}
                editable={editable}
                preview={carried === project.id ? preview : null}
                measure={measure}
                {...steady}
              />,
            ];
          })}
          <Gap height={rest} />
        </tbody>
      </table>
    </div>
  );
}

type RowActions = Pick<AnnualGridProps, 'onAdd' | 'onOpen'> & { hand: Hand };

/** The same functions at each drawing, which do what the last drawing's do: rows that have not changed are not drawn again. */
function useSteady(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onAdd: (projectId) => latest.current.onAdd(projectId),
      onOpen: (phase) => latest.current.onOpen(phase),
      hand: {
        onKeys: (phase) => (event) => latest.current.hand.onKeys(phase)(event),
        onPointerDown: (phase, grip) => (event) => latest.current.hand.onPointerDown(phase, grip)(event),
        onPointerMove: (event) => latest.current.hand.onPointerMove(event),
        onPointerUp: () => latest.current.hand.onPointerUp(),
        onPointerCancel: () => latest.current.hand.onPointerCancel(),
      },
    }),
    [],
  );
}

/** About how high a row is before it is measured: near enough that most need not be drawn a second time. */
function heightOf(phases: readonly PhaseView[]): number {
  const lanes = Math.max(1, ...[...lanesOf(phases).values()].map((lane) => lane + 1));
  return Math.max(leastHeight, rowHeight + lanes * laneHeight);
}

/** The room of rows that are not in the page. */
function Gap({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={2} style={{ blockSize: height }} />
    </tr>
  );
}

/** A year wider than the page shows today when it opens. */
function useScrollToToday(
  frame: { current: HTMLDivElement | null },
  plan: AnnualPlanView,
  zoom: number,
  today: string,
): void {
  const { from, to } = plan;
  useEffect(() => {
    const element = frame.current;
    const day = stretchOf({ from, to }, today, today);
    if (!element || !day) return;
    const sign = isRightToLeft() ? -1 : 1;
    const hidden = element.scrollWidth - element.clientWidth;
    element.scrollLeft = sign * hidden * (day.start / 100);
  }, [frame, from, to, zoom, today]);
}

function groupByProject(phases: readonly PhaseView[]): ReadonlyMap<string, PhaseView[]> {
  const groups = new Map<string, PhaseView[]>();
  for (const phase of phases) {
    const group = groups.get(phase.projectId);
    if (group) group.push(phase);
    else groups.set(phase.projectId, [phase]);
  }
  return groups;
}
