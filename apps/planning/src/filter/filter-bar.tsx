import {
  bookingStatuses,
  filterNames,
  noFilter,
  type PlanFilter,
  type PlanKinds,
  type PlanView,
} from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { Button, Checkbox, IconButton, Popover, SavedViews, Stack, useNarrow } from '@jahrring/ui';
import { filterIcon, xIcon } from '@jahrring/ui/icons';
import { SearchBox } from '@jahrring/ui/search';
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
  /** Groups rows by team. */
  byTeam: { isOn: boolean; onChange: (on: boolean) => void };
}

/**
 * Filters a plan by kind of resource, name, team, project and state; views are saved under a name. It is one line: what is
 * chosen less often opens from it.
 */
export function FilterBar(props: FilterBarProps) {
  const { plan, kinds, filter, onKinds, onFilter } = props;
  const t = useT('planning');
  const narrow = useNarrow();
  const put = (change: Partial<PlanFilter>) => onFilter({ ...filter, ...change }, kinds);
  const { search, ...chosen } = filter;
  const hidden = filterNames.filter((name) => filter[name] !== '' && (narrow || name !== 'search')).length;
  const name = hidden > 0 ? t('filter.openCount', { count: hidden }) : t('filter.open');
  return (
    <div className="planning-filter">
      <KindsControl plan={plan} kinds={kinds} onChange={onKinds} />
      {narrow ? null : <Search value={search} onChange={(value) => put({ search: value })} />}
      <Popover
        label={t('filter.open')}
        align="end"
        trigger={(trigger) => (
          <Button icon={filterIcon} {...trigger}>
            {name}
          </Button>
        )}
      >
        {() => <Choices {...props} narrow={narrow} put={put} />}
      </Popover>
      {filterNames.some((one) => filter[one] !== '') ? (
        <IconButton icon={xIcon} label={t('filter.clear')} onClick={() => put(noFilter)} />
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

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT('planning');
  return (
    <SearchBox
      label={t('filter.search')}
      value={value}
      onChange={onChange}
      className="planning-filter__search"
    />
  );
}

interface ChoicesProps extends Pick<FilterBarProps, 'plan' | 'filter' | 'byTeam'> {
  narrow: boolean;
  put: (change: Partial<PlanFilter>) => void;
}

/** Content of the bar's popover. */
function Choices({ plan, filter, byTeam, narrow, put }: ChoicesProps) {
  const t = useT('planning');
  const hasTeams = plan !== undefined && plan.teams.length > 0;
  return (
    <Stack gap={3}>
      {narrow ? <Search value={filter.search} onChange={(search) => put({ search })} /> : null}
      {hasTeams ? (
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
        options={plan ? projectsOf(plan).map(({ id, name }) => ({ value: id, label: name })) : []}
        onChange={(project) => put({ project })}
      />
      <Choice
        label={t('field.status')}
        value={filter.status}
        options={bookingStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => put({ status })}
      />
      {hasTeams ? (
        <Checkbox label={t('team.byTeam')} checked={byTeam.isOn} onChange={byTeam.onChange} />
      ) : null}
    </Stack>
  );
}
