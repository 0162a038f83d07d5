import { addDays, holdsWords, localDateAt } from '@jahrring/contracts-common';
import type {
  AnnualPlanView,
  AnnualProject,
  PhaseDraft,
  PhaseView,
  PlanQuery,
} from '@jahrring/contracts-planning';
import { useAbility, useFormat, useSearchParams, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import {
  Button,
  EmptyState,
  IconButton,
  PageFrame,
  Row,
  SavedViews,
  SegmentedControl,
  Switch,
} from '@jahrring/ui';
import {
  arrowLeftIcon,
  arrowRightIcon,
  calendarWeekIcon,
  chevronLeftIcon,
  chevronRightIcon,
  plusIcon,
} from '@jahrring/ui/icons';
import { SearchBox } from '@jahrring/ui/search';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ConflictMarks } from '../conflict/conflict-marks';
import { useUndoKeys } from '../history/use-undo-keys';
import { useLivePlan } from '../live/use-live-plan';
import { useAnnualPlan } from '../planning.api';
import { AnnualGrid } from './annual-grid';
import { usePhaseMoves } from './use-phase-moves';

// The form comes with its schemas: the plan does not wait for them.
const PhaseDialog = lazy(async () => ({ default: (await import('./phase-dialog')).PhaseDialog }));

const zooms = [1, 2, 4] as const;
const usualPhaseDays = 14;
/** A quarter of a year from today on: later weeks are planned roughly. */
const markedDays = 90;
const noPhases: readonly PhaseView[] = [];

/** Year, zoom and filters stand in the address, so that a link shows the same. */
function useYear() {
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const today = localDateAt(Date.now(), format.timeZone);
  const asked = Number(params.get('year'));
  const year = asked >= 2000 && asked <= 2100 ? Math.trunc(asked) : Number(today.slice(0, 4));
  const zoom = zooms.find((value) => String(value) === params.get('zoom')) ?? 1;
  const putAll = (values: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  };
  const put = (name: string, value: string) => putAll({ [name]: value });
  return {
    today,
    year,
    zoom,
    search: params.get('search') ?? '',
    planned: params.get('planned') === '1',
    ...{ put, putAll },
  };
}

function matching(plan: AnnualPlanView, search: string, planned: boolean): AnnualProject[] {
  const fits = holdsWords(search);
  const withPhases = new Set(plan.phases.map(({ projectId }) => projectId));
  return plan.projects.filter(
    ({ id, number, title }) => (!planned || withPhases.has(id)) && fits(`${number} ${title}`),
  );
}

interface Editing {
  draft: PhaseDraft;
  phase?: PhaseView;
}

/** Projects and their phases over a year; planned by dragging or by keyboard. */
export function Component() {
  const t = useT('planning');
  const { can } = useAbility();
  const { today, year, zoom, search, planned, put, putAll } = useYear();
  const { data, error, refetch } = useAnnualPlan({ year }, { refetchOnMountOrArgChange: true });
  useLivePlan();
  const plan = data?.year === year ? data : undefined;
  const phases = plan?.phases ?? noPhases;
  const moves = usePhaseMoves(phases);
  useUndoKeys(moves);
  const [editing, setEditing] = useState<Editing | null>(null);
  const editable = can('tools.scheduling_tool.manage');
  const projects = useMemo(() => (plan ? matching(plan, search, planned) : []), [plan, search, planned]);
  const open = (phase: PhaseView) => setEditing({ phase, draft: draftOf(phase) });
  const add = (projectId: string) => setEditing({ draft: newPhase(projectId, year, today) });
  const edited = plan?.projects.find(({ id }) => id === editing?.draft.projectId);
  return (
    <PageFrame
      title={t('title.year')}
      subtitle={String(year)}
      actions={
        <>
          <IconButton
            icon={chevronLeftIcon}
            label={t('annual.previous')}
            onClick={() => put('year', String(year - 1))}
          />
          <Button onClick={() => put('year', '')}>{t('annual.today')}</Button>
          <IconButton
            icon={chevronRightIcon}
            label={t('annual.next')}
            onClick={() => put('year', String(year + 1))}
          />
          <Button icon={calendarWeekIcon} to="/scheduling-tool/monthly_plan">
            {t('title.month')}
          </Button>
          {editable ? (
            <>
              <IconButton
                icon={arrowLeftIcon}
                label={t('action.undo')}
                disabled={!moves.canUndo}
                onClick={moves.undo}
              />
              <IconButton
                icon={arrowRightIcon}
                label={t('action.redo')}
                disabled={!moves.canRedo}
                onClick={moves.redo}
              />
              <Button variant="primary" icon={plusIcon} onClick={() => add('')}>
                {t('phase.add')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <YearFilters {...{ zoom, search, planned, put, putAll }} />
      {plan ? (
        projects.length === 0 ? (
          <EmptyState title={t('annual.empty')}>{t('annual.emptyText')}</EmptyState>
        ) : (
          <ConflictMarks span={markedSpan(plan, today)}>
            <AnnualGrid
              plan={plan}
              projects={projects}
              zoom={zoom}
              today={today}
              editable={editable}
              onDrop={moves.onDrop}
              onAdd={add}
              onOpen={open}
            />
          </ConflictMarks>
        )
      ) : (
        <QueryState query={{ error, refetch }} lines={12} />
      )}
      {editing ? (
        <Suspense>
          <PhaseDialog
            // Another version begins a form of its own.
            key={editing.phase?.version}
            {...editing}
            project={edited ? `${edited.number} ${edited.title}` : null}
            phases={phases}
            work={plan?.work.find(({ phaseId }) => phaseId === editing.phase?.id)}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}

type YearFiltersProps = Pick<ReturnType<typeof useYear>, 'zoom' | 'search' | 'planned' | 'put' | 'putAll'>;

/** Scale and filters of the year; kept under a name. */
function YearFilters({ zoom, search, planned, put, putAll }: YearFiltersProps) {
  const t = useT('planning');
  return (
    <Row gap={4}>
      <SegmentedControl
        label={t('annual.zoom')}
        value={String(zoom)}
        onChange={(value) => put('zoom', value === '1' ? '' : value)}
        options={zooms.map((value) => ({ value: String(value), label: t(`annual.zooms.${value}`) }))}
      />
      <SearchBox
        label={t('annual.search')}
        value={search}
        onChange={(value) => put('search', value)}
        className="planning-year__search"
      />
      <Switch
        checked={planned}
        onChange={(on) => put('planned', on ? '1' : '')}
        label={t('annual.planned')}
      />
      <SavedViews
        label={t('filter.views')}
        list="planning.year"
        view={{ search, sort: '', filter: { zoom: String(zoom), planned: planned ? '1' : '' }, layout: {} }}
        onApply={(view) =>
          putAll({
            search: view.search,
            zoom: view.filter['zoom'] ?? '',
            planned: view.filter['planned'] ?? '',
          })
        }
      />
    </Row>
  );
}

/** The days of a year whose conflicts are marked. */
function markedSpan({ from, to }: AnnualPlanView, today: string): PlanQuery | null {
  const until = addDays(today, markedDays);
  if (to < today || from > until) return null;
  return { from: from < today ? today : from, to: to < until ? to : until };
}

/** Two weeks from today on, or from the beginning of another year. */
function newPhase(projectId: string, year: number, today: string): PhaseDraft {
  const firstDay = today.startsWith(String(year)) ? today : `${year}-01-01`;
  return {
    projectId,
    title: '',
    firstDay,
    lastDay: addDays(firstDay, usualPhaseDays - 1),
    people: 1,
    after: [],
  };
}

/** Returns the initial values of a phase's form. */
function draftOf({ id: _id, version: _version, ...phase }: PhaseView): PhaseDraft {
  return phase;
}
