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

interface TabFormProps {
  scope: EmployeeScope;
  employee: EmployeeView;
  /** The fields of this tab as they stand. */
  draft: Draft;
  label: string;
  onReload: () => void;
  children: ReactNode;
}

/** The form of one tab: saves what has changed and stays. */
export function TabForm({ scope, employee, draft, label, onReload, children }: TabFormProps) {
  const t = useT('admin');
  const form = useZodForm(updateEmployee, draft);
  const [update] = useUpdateEmployee();
  const refused = useRefusalToast();
  const { save, conflict } = useVersionedSave(form, onReload);
  useUnsaved(form.formState.isDirty);
  const { id, version, name } = employee;
  const submit = async (values: z.output<typeof updateEmployee>) => {
    const patch = changesOf(employee, values);
    if (Object.keys(patch).length === 0) {
      notify.info(t('message.unchanged'));
      return;
    }
    await save({
      run: () => update({ base: scope.base, id, version, patch }).unwrap().catch(tellRefusal),
      onSaved: () => undefined,
      message: () => t('message.employeeSaved', { name }),
    });
  };
  const tellRefusal = (error: unknown) => {
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
