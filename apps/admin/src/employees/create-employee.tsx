import { createEmployee, type CreateEmployee as NewEmployee } from '@jahrring/contracts-admin';
import { notify, useLeave, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { PageFrame, Stack, type Breadcrumb } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useCreateEmployee } from '../admin.api';
import { AccessFields, EmploymentFields, PersonFields } from './employee-form-fields';
import type { EmployeeScope } from './employee-scope';

const empty = {
  email: '',
  firstName: '',
  lastName: '',
  role: 'employee' as const,
  active: true,
  keys: [],
  function: '',
  phone: '',
  mobile: '',
  startsOn: null,
  endsOn: null,
};

interface CreateEmployeeProps {
  scope: EmployeeScope;
  activePlugins: readonly string[];
  breadcrumbs: readonly Breadcrumb[];
}

/** Somebody new in a licence; a mail lets them in. */
export function CreateEmployee({ scope, activePlugins, breadcrumbs }: CreateEmployeeProps) {
  const t = useT('admin');
  const form = useZodForm(createEmployee, empty);
  const [create] = useCreateEmployee();
  const leave = useLeave(form.formState.isDirty);
  const save = useSubmit(form, async (body: NewEmployee) => {
    const { name } = await create({ base: scope.base, body }).unwrap();
    notify.success(t('message.employeeCreated', { name }));
    leave(scope.listPath);
  });
  return (
    <PageFrame title={t('title.createEmployee')} breadcrumbs={breadcrumbs} width="narrow">
      <Form form={form} onSubmit={save} label={t('title.createEmployee')}>
        <Stack gap={6}>
          <PersonFields />
          <AccessFields activePlugins={activePlugins} readOnly={false} />
          <EmploymentFields />
          <FormActions submitLabel={t('employee.add')} onCancel={() => leave(scope.listPath)} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
