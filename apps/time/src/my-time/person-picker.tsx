import { useAbility, useT } from '@jahrring/tool-kit';
import { EntityPicker, Form, useForm } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { searchEmployees } from '../entry-form/search-options';
import { useEmployees } from '../options.api';
import type { MyTime } from './use-my-time';

/** Chooses whose time is shown; only for those who may see others'. */
export function PersonPicker({ employeeId, set }: Pick<MyTime, 'employeeId' | 'set'>) {
  const t = useT('time');
  const { canAny } = useAbility();
  const allowed = canAny(['tools.timetable.others.create', 'tools.project.timetable.others.show']);
  const { data } = useEmployees(undefined, { skip: !allowed });
  const form = useForm<{ person: string | null }>({ defaultValues: { person: employeeId ?? null } });
  useEffect(() => form.setValue('person', employeeId ?? null), [form, employeeId]);
  if (!allowed) return null;
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
