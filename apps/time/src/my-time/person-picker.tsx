import { useT } from '@jahrring/tool-kit';
import { EntityPicker, Form, useForm } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { searchEmployees } from '../entry-form/search-options';
import { useEmployees } from '../options.api';
import type { MyTime } from './use-my-time';

/** Chooses whose time is shown. */
export function PersonPicker({ employeeId, set }: Pick<MyTime, 'employeeId' | 'set'>) {
  const t = useT('time');
  const { data } = useEmployees();
  const form = useForm<{ person: string | null }>({ defaultValues: { person: employeeId ?? null } });
  useEffect(() => form.setValue('person', employeeId ?? null), [form, employeeId]);
  const known = data?.items.find((person) => person.id === employeeId);
  return (
    <Form form={form} onSubmit={() => undefined} label={t('field.employee')}>
      <EntityPicker
        name="person"
        label={t('field.employee')}
        hideLabel
        onSearch={searchEmployees}
        selected={known ? { id: known.id, label: known.name } : null}
        placeholder={t('form.myself')}
        onChosen={(person) => set({ employeeId: person?.id })}
      />
    </Form>
  );
}
