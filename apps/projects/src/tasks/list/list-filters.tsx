import { addDays, localDateAt } from '@jahrring/contracts-common';
import { taskPriorities } from '@jahrring/contracts-projects';
import { useAbility, useBoot, useT, type ListStateApi } from '@jahrring/tool-kit';
import { Button, Icon, SegmentedControl, useUiTexts } from '@jahrring/ui';
import { useEffect, useId, useState } from 'react';
import { checkIcon, chevronDownIcon, searchIcon, xIcon } from '@jahrring/ui/icons';
import { groupings, type Grouping } from '../task-groups';
import { useProjectsWithTasks, useTaskPeople } from '../tasks.api';

const searchPause = 250;
const weekDays = 6;

interface ListFiltersProps {
  list: ListStateApi;
  by: Grouping;
  onGroup: (by: Grouping) => void;
}

/** Everything the list is narrowed by; all of it stands in the address. */
export function ListFilters({ list, by, onGroup }: ListFiltersProps) {
  const t = useT('projects');
  const { filter } = list.state;
  return (
    <div className="tasks-filters">
      <div className="tasks-filters__line">
        <SegmentedControl
          label={t('taskFields.status')}
          value={filter['status'] ?? 'open'}
          onChange={(status) => list.setFilter('status', status === 'open' ? undefined : status)}
          options={['open', 'done', 'open,done'].map((value) => ({
            value,
            label: t(`tasks.status.${value === 'open,done' ? 'all' : value}`),
          }))}
        />
        <Choice
          label={t('tasks.groupBy')}
          value={by}
          onChange={(value) => onGroup(groupings.find((one) => one === value) ?? 'deadline')}
          options={groupings.map((value) => ({ value, label: t(`tasks.by.${value}`) }))}
          required
        />
        <Search list={list} />
      </div>
      <div className="tasks-filters__line">
        <QuickFilters list={list} />
        <Choices list={list} />
        {list.filtered ? (
          <Button variant="quiet" icon={xIcon} onClick={list.reset}>
            {t('tasks.filter.reset')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Search({ list }: { list: ListStateApi }) {
  const t = useT('projects');
  const [text, setText] = useState(list.state.search);
  const { set } = list;
  useEffect(() => {
    if (text === list.state.search) return undefined;
    const timer = setTimeout(() => set({ search: text }), searchPause);
    return () => clearTimeout(timer);
  }, [text, set, list.state.search]);
  return (
    <label className="tasks-search">
      <Icon name={searchIcon} size={18} />
      <span className="jr-hidden">{t('tasks.filter.search')}</span>
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('tasks.filter.search')}
      />
    </label>
  );
}

/** Filters used most, one tap each. */
function QuickFilters({ list }: { list: ListStateApi }) {
  const t = useT('projects');
  const { user, licence } = useBoot();
  const { can } = useAbility();
  const { filter } = list.state;
  const today = localDateAt(Date.now(), licence.timeZone);
  const deadlines = {
    overdue: `..${addDays(today, -1)}`,
    today: `${today}..${today}`,
    week: `${today}..${addDays(today, weekDays)}`,
  };
  const toggle = (field: string, value: string, label: string) => (
    <Toggle
      key={label}
      label={t(`tasks.filter.${label}`)}
      pressed={filter[field] === value}
      onPress={(pressed) => list.setFilter(field, pressed ? value : undefined)}
    />
  );
  return (
    <div className="tasks-toggles" role="group" aria-label={t('tasks.filter.quick')}>
      {can('tools.task.others.show') ? toggle('personId', user.membershipId, 'mine') : null}
      {Object.entries(deadlines).map(([label, value]) => toggle('deadline', value, label))}
      {can('tools.task.others.show') ? toggle('attended', 'false', 'unattended') : null}
    </div>
  );
}

interface ToggleProps {
  label: string;
  pressed: boolean;
  onPress: (pressed: boolean) => void;
}

function Toggle({ label, pressed, onPress }: ToggleProps) {
  return (
    <button type="button" className="tasks-toggle" aria-pressed={pressed} onClick={() => onPress(!pressed)}>
      {pressed ? <Icon name={checkIcon} size={16} /> : null}
      {label}
    </button>
  );
}

/** Priority, project and person. */
function Choices({ list }: { list: ListStateApi }) {
  const t = useT('projects');
  const ui = useUiTexts();
  const { can } = useAbility();
  const { filter } = list.state;
  const people = useTaskPeople().data ?? [];
  const projects = useProjectsWithTasks().data ?? [];
  return (
    <>
      <Choice
        label={t('taskFields.priority')}
        value={filter['priority'] ?? ''}
        onChange={(value) => list.setFilter('priority', value)}
        options={taskPriorities
          .filter((priority) => priority !== 'none')
          .map((value) => ({ value, label: ui.t(`priority.${value}`) }))}
      />
      {projects.length > 0 || filter['projectId'] ? (
        <Choice
          label={t('taskFields.project')}
          value={filter['projectId'] ?? ''}
          onChange={(value) => list.setFilter('projectId', value)}
          options={projects.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` }))}
        />
      ) : null}
      {can('tools.task.others.show') ? (
        <Choice
          label={t('taskFields.person')}
          value={filter['personId'] ?? ''}
          onChange={(value) => list.setFilter('personId', value)}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Something is always chosen. */
  required?: boolean;
}

function Choice({ label, value, onChange, options, required = false }: ChoiceProps) {
  const id = useId();
  return (
    <span className="tasks-choice" data-set={(value !== '' && !required) || undefined}>
      <label htmlFor={id} className="jr-hidden">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {required ? null : <option value="">{label}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name={chevronDownIcon} size={16} />
    </span>
  );
}
