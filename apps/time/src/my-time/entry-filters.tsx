import type { EntryView } from '@jahrring/contracts-time';
import { useAbility, useBoot, useLocale, useT, type ListStateApi } from '@jahrring/tool-kit';
import { EntityPicker, Form, useForm, type EntityItem } from '@jahrring/ui/form';
import { projectItem, searchEmployees, searchProjects, seenTitle } from '../entry-form/search-options';
import { monthTitle, thisMonth } from '../month/months';
import { useEmployees } from '../options.api';
import { useEntryForm } from '../time.api';
import { latestMonths, monthOfRange, rangeOfMonth } from './month-range';
import { FilterChoice } from './filter-choice';

const months = 36;

interface EntryFiltersProps {
  list: ListStateApi;
  /** Rows that the list has found: they contain the names of records of which the URL has only the ids. */
  rows: readonly EntryView[] | undefined;
  /** Fields that the page itself narrows already. */
  fixed: Readonly<Record<string, string>> | undefined;
}

interface Filters {
  employeeId: string | null;
  projectId: string | null;
}

/** The filters used every day, in reach at once: person, project, activity and month. */
export function EntryFilters({ list, rows, fixed = {} }: EntryFiltersProps) {
  const t = useT('time');
  const { can } = useAbility();
  const { licence } = useBoot();
  const locale = useLocale();
  const { data: options } = useEntryForm(undefined);
  const { filter } = list.state;
  const values: Filters = {
    employeeId: filter['employeeId'] || null,
    projectId: filter['projectId'] || null,
  };
  const form = useForm<Filters>({ values });
  const { data: people } = useEmployees();
  const set = (field: string, value: string | null | undefined) => list.setFilter(field, value ?? undefined);
  const titles = options?.activities.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  return (
    <Form form={form} onSubmit={() => undefined} label={t('list.filters')} draft={false}>
      <div className="time-filters">
        {can('tools.timeoverview.index') ? (
          <EntityPicker
            name="employeeId"
            label={t('field.employee')}
            hideLabel
            onSearch={searchEmployees}
            selected={personOf(values.employeeId, [...(people?.items ?? []), ...namesIn(rows)])}
            placeholder={t('list.anyPerson')}
            onChosen={(chosen) => set('employeeId', chosen?.id)}
          />
        ) : null}
        {'filter[projectId]' in fixed ? null : (
          <EntityPicker
            name="projectId"
            label={t('field.project')}
            hideLabel
            onSearch={searchProjects}
            selected={projectOf(values.projectId, rows)}
            placeholder={t('team.anyProject')}
            onChosen={(chosen) => set('projectId', chosen?.id)}
          />
        )}
        <FilterChoice
          label={t('field.activity')}
          any={t('list.anyActivity')}
          options={titles}
          value={filter['activityId'] || null}
          onChange={(id) => set('activityId', id)}
        />
        <FilterChoice
          label={t('list.month')}
          any={t('list.anyMonth')}
          options={latestMonths(thisMonth(licence.timeZone), months).map((value) => ({
            value,
            label: monthTitle(value, locale),
          }))}
          value={monthOfRange(filter['workDate'])}
          onChange={(month) => set('workDate', month && rangeOfMonth(month))}
        />
      </div>
    </Form>
  );
}

function namesIn(rows: readonly EntryView[] = []): { id: string; name: string }[] {
  return rows.map(({ employeeId, employeeName }) => ({ id: employeeId, name: employeeName }));
}

function personOf(id: string | null, known: readonly { id: string; name: string }[]): EntityItem | null {
  const name = known.find((person) => person.id === id)?.name ?? seenTitle(id);
  return id ? { id, label: name ?? '…' } : null;
}

function projectOf(id: string | null, rows: readonly EntryView[] = []): EntityItem | null {
  const row = rows.find(({ projectId }) => projectId === id);
  if (!id) return null;
  if (!row) return { id, label: seenTitle(id) ?? '…' };
  return projectItem({ id, number: row.projectNumber, title: row.projectTitle });
}
