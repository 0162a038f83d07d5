import { actionText, entityText } from '@jahrring/tool-kit/audit-words';
import { useAuditPeople, useBoot, useT, type AuditReader } from '@jahrring/tool-kit';
import { DateField, Form, SelectField, useForm, type SelectOption } from '@jahrring/ui/form';
import { useEffect, useMemo } from 'react';
import type { AuditFilter } from './audit-filter';

const actions = ['create', 'update', 'delete', 'restore', 'status', 'export', 'look', 'sign-in'];

interface FiltersProps {
  reader: AuditReader;
  filter: AuditFilter;
  onChange: (patch: Partial<AuditFilter>) => void;
}

function useWhatOptions(reader: AuditReader): SelectOption[] {
  const { tools } = useBoot();
  return useMemo(
    () =>
      tools.flatMap(({ descriptor }) =>
        (descriptor.records ?? []).map(({ entity }) => ({
          value: `${descriptor.id}/${entity}`,
          label: entityText(reader, descriptor.id, entity),
        })),
      ),
    [tools, reader],
  );
}

/** Filters of the audit trail: person, record, action and period. */
export function AuditFilters({ reader, filter, onChange }: FiltersProps) {
  const t = useT('admin');
  const { data: people } = useAuditPeople();
  const what = useWhatOptions(reader);
  const form = useForm<AuditFilter>({ values: filter });
  useEffect(() => {
    const subscription = form.watch((values, { name }) => {
      if (name) onChange({ [name]: values[name] ?? '' });
    });
    return () => subscription.unsubscribe();
  }, [form, onChange]);
  const all = { clearable: true, emptyValue: '' } as const;
  return (
    <Form form={form} onSubmit={() => undefined} label={t('audit.filter')} draft={false}>
      <div className="admin-audit__filters">
        <SelectField
          {...all}
          name="userId"
          label={t('audit.who')}
          placeholder={t('audit.everybody')}
          options={(people?.items ?? []).map(({ userId, firstName, lastName }) => ({
            value: userId,
            label: `${lastName} ${firstName}`,
          }))}
        />
        <SelectField
          {...all}
          name="what"
          label={t('audit.what')}
          placeholder={t('audit.everything')}
          options={what}
        />
        <SelectField
          {...all}
          name="action"
          label={t('audit.actionLabel')}
          placeholder={t('audit.everyAction')}
          options={actions.map((value) => ({ value, label: actionText(reader, value).replace(/\s*:$/, '') }))}
        />
        <DateField name="from" label={t('audit.from')} emptyValue="" />
        <DateField name="to" label={t('audit.to')} emptyValue="" />
      </div>
    </Form>
  );
}
