import type { BookingView, PlanColours, PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { looksOf, type Look } from './looks';
import './colours.css';

/** Colour of a booking, named in words too. */
export interface Colour {
  key: string;
  label: string;
  look: Look;
}

type ByProject = ReadonlyMap<string, Colour>;

/** Null where all bookings look alike. */
const Colours = createContext<ByProject | null>(null);

/** The colour of each project; null where all bookings look alike. */
export function useColours(colours: PlanColours): ByProject | null {
  const t = useT();
  return useMemo(() => {
    if (colours.by === 'project') return null;
    const looks = looksOf(colours);
    return new Map(
      colours.groups.flatMap(({ key, name, projectIds }) => {
        const look = looks.get(key);
        if (!look) return [];
        const colour = { key, look, label: name ?? t(`status.${key}`) };
        return projectIds.map((id) => [id, colour] as const);
      }),
    );
  }, [colours, t]);
}

type ColouredPlan = Pick<PlanView, 'colours' | 'bookings' | 'resources'>;

interface ColourMarksProps {
  /** The rows that are shown. */
  plan: ColouredPlan;
  children: ReactNode;
}

/** Colours the bookings of a plan below, and says what each colour stands for. */
export function ColourMarks({ plan, children }: ColourMarksProps) {
  const byProject = useColours(plan.colours);
  return (
    <Colours value={byProject}>
      {byProject ? <Legend plan={plan} byProject={byProject} /> : null}
      {children}
    </Colours>
  );
}

interface Mark {
  'data-colour'?: Look['depth'] | 'plain';
  'data-tone'?: Look['tone'];
}

/** The attributes that colour a booking, and in words what its colour says; '' where it says nothing. */
export function useColourMark({ projectId }: Pick<BookingView, 'projectId'>): { mark: Mark; words: string } {
  const byProject = useContext(Colours);
  if (!byProject) return { mark: {}, words: '' };
  const colour = byProject.get(projectId ?? '');
  return { mark: markOf(colour?.look), words: colour?.label ?? '' };
}

function markOf(look: Look | undefined): Mark {
  return look ? { 'data-colour': look.depth, 'data-tone': look.tone } : { 'data-colour': 'plain' };
}

interface LegendProps {
  plan: ColouredPlan;
  byProject: ByProject;
}

/** The colours of the rows that are shown, in the order of their groups. */
function Legend({ plan, byProject }: LegendProps) {
  const t = useT('planning');
  const { by, groups } = plan.colours;
  const rows = new Set(plan.resources.map(({ id }) => id));
  const bookings = plan.bookings.filter(({ resourceId }) => rows.has(resourceId));
  const shown = new Map<string, Colour>();
  for (const { projectId } of bookings) {
    const colour = byProject.get(projectId ?? '');
    if (colour) shown.set(colour.key, colour);
  }
  if (shown.size === 0) return null;
  const colours = groups.flatMap(({ key }) => shown.get(key) ?? []);
  const hasOthers = bookings.some(({ projectId }) => !byProject.has(projectId ?? ''));
  return (
    <ul className="planning-legend" aria-label={t(`colours.by.${by}`)}>
      {colours.map(({ key, label, look }) => (
        <li key={key}>
          <span className="planning-legend__swatch" {...markOf(look)} />
          {label}
        </li>
      ))}
      {hasOthers ? (
        <li>
          <span className="planning-legend__swatch" {...markOf(undefined)} />
          {t('colours.others')}
        </li>
      ) : null}
    </ul>
  );
}
