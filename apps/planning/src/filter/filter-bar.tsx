import {
  bookingStatuses,
  filterNames,
  noFilter,
  type PlanFilter,
  type PlanKinds,
  type PlanView,
} from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { Button, Checkbox, SavedViews } from '@jahrring/ui';
import { xIcon } from '@jahrring/ui/icons';
import { kindsOf, KindsControl } from '../booking/kinds-control';
import { Choice } from './choice';
import './filter.css';
import { projectsOf } from './booked-projects';

interface FilterBarProps {
  /** With all its rows, whatever is shown of them. */
  plan: PlanView | undefined;
  kinds: PlanKinds;
  filter: PlanFilter;
  onKinds: (kinds: PlanKinds) => void;
  /** Takes both up, as a view that was kept has them. */
  onFilter: (filter: PlanFilter, kinds: PlanKinds) => void;
  /** Offers the grouping of rows by team. */
  byTeam?: { isOn: boolean; onChange: (on: boolean) => void };
}

/** Filters a plan by kind of resource, name, team, project and state; views are saved under a name. */
export function FilterBar({ plan, kinds, filter, onKinds, onFilter, byTeam }: FilterBarProps) {
  const t = useT('planning');
  const put = (change: Partial<PlanFilter>) => onFilter({ ...filter, ...change }, kinds);
  const { search, ...chosen } = filter;
  const projects = plan ? projectsOf(plan) : [];
  return (
    <div className="planning-filter">
      <KindsControl plan={plan} kinds={kinds} onChange={onKinds} />
      <span className="jr-control planning-filter__search">
        <input
          type="search"
          className="jr-control__input"
          aria-label={t('filter.search')}
          placeholder={t('filter.search')}
          value={search}
          onChange={(event) => put({ search: event.target.value })}
        />
      </span>
      {plan && plan.teams.length > 0 ? (
        <Choice
          label={t('filter.team')}
          value={filter.team}
          options={plan.teams.map(({ name }) => ({ value: name, label: name }))}
          onChange={(team) => put({ team })}
        />
      ) : null}
      <Choice
        label={t('field.project')}
        value={filter.project}
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(project) => put({ project })}
      />
      <Choice
        label={t('field.status')}
        value={filter.status}
        options={bookingStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => put({ status })}
      />
      {filterNames.some((name) => filter[name] !== '') ? (
        <Button variant="quiet" icon={xIcon} onClick={() => put(noFilter)}>
          {t('filter.clear')}
        </Button>
      ) : null}
      {byTeam && plan && plan.teams.length > 0 ? (
        <Checkbox label={t('team.byTeam')} checked={byTeam.isOn} onChange={byTeam.onChange} />
      ) : null}
      <SavedViews
        label={t('filter.views')}
        list="planning.plan"
        view={{ search, sort: '', filter: { ...chosen, show: kinds }, layout: {} }}
        onApply={(view) => {
          const { team = '', project = '', status = '', show = null } = view.filter;
          onFilter({ search: view.search, team, project, status }, kindsOf(show));
        }}
      />
    </div>
  );
}
