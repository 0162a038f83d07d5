import { type EmployeeView, updateEmployee } from '@jahrring/contracts-admin';
import { notify, problemOf, useT, useUnsaved } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useUpdateEmployee } from '../admin.api';
import { changesOf } from '../changes-of';
import type { EmployeeScope } from './employee-scope';
import { useRefusalToast } from './use-refusal-toast';

type Draft = z.input<typeof updateEmployee>;
type Values = z.output<typeof updateEmployee>;

interface TabFormProps {
  scope: EmployeeScope;
  employee: EmployeeView;
  /** The fields of this tab. */
  toDraft: (employee: EmployeeView) => Draft;
  label: string;
  onReload: () => Promise<EmployeeView>;
  children: ReactNode;
}

/** The form of one tab: saves what has changed and stays. */
export function TabForm({ scope, employee, toDraft, label, onReload, children }: TabFormProps) {
  const t = useT('admin');
  const form = useZodForm(updateEmployee, toDraft(employee));
  const [update] = useUpdateEmployee();
  const refused = useRefusalToast();
  const { base, save, conflict } = useVersionedSave({
    ...{ form, record: employee, toDraft, load: onReload },
    run: (values: Values, { id, version, ...from }) =>
      update({ base: scope.base, id, version, patch: changesOf(from, values) })
        .unwrap()
        .catch(reportRefusal),
    stored: (saved) => saved,
    onSaved: () => undefined,
    message: ({ name }) => t('message.employeeSaved', { name }),
  });
  useUnsaved(form.formState.isDirty);
  const submit = async (values: Values) => {
    if (Object.keys(changesOf(base, values)).length > 0) await save(values);
    else notify.info(t('message.unchanged'));
  };
  const reportRefusal = (error: unknown) => {
    if (problemOf(error).status === 403) refused(error);
    throw error;
  };
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <Stack gap={6}>
        {conflict}
        {children}
        <FormActions />
      </Stack>
    </Form>
  );
}
