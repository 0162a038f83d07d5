import { type EmployeeView, updateEmployee, type UpdateEmployee } from '@jahrring/contracts-admin';
import { notify, useBoot, useLeave, useT } from '@jahrring/tool-kit';
import { type Breadcrumb, Form, FormActions, PageFrame, Stack, useZodForm } from '@jahrring/ui';
import { useEmployee, useUpdateEmployee } from '../admin.api';
import { changesOf } from '../changes-of';
import { RecordPage } from '../record-page';
import { useVersionedSave } from '../use-versioned-save';
import { AccessFields, EmploymentFields } from './employee-form-fields';
import type { EmployeeScope } from './employee-scope';
import { RoleBadge } from './role-badge';

interface EditEmployeeProps {
  scope: EmployeeScope;
  id: string;
  activePlugins: readonly string[];
  breadcrumbs: readonly Breadcrumb[];
}

/** One person of a licence. */
export function EditEmployee({ scope, id, ...rest }: EditEmployeeProps) {
  const t = useT('admin');
  const query = useEmployee({ base: scope.base, id });
  const reload = () => void query.refetch();
  const employee = query.currentData;
  if (!employee) {
    const { breadcrumbs } = rest;
    return (
      <RecordPage
        title={t('title.employee')}
        breadcrumbs={breadcrumbs}
        error={query.error}
        onRetry={reload}
      />
    );
  }
  return (
    <EmployeeForm key={employee.version} scope={scope} employee={employee} onReload={reload} {...rest} />
  );
}

function toDraft(employee: EmployeeView) {
  return {
    role: employee.role === 'superadmin' ? ('admin' as const) : employee.role,
    active: employee.active,
    keys: employee.keys,
    function: employee.function ?? '',
    phone: employee.phone ?? '',
    mobile: employee.mobile ?? '',
    startsOn: employee.startsOn,
    endsOn: employee.endsOn,
  };
}

interface EmployeeFormProps extends Omit<EditEmployeeProps, 'id'> {
  employee: EmployeeView;
  onReload: () => void;
}

function EmployeeForm({ scope, employee, activePlugins, breadcrumbs, onReload }: EmployeeFormProps) {
  const t = useT('admin');
  const { user } = useBoot();
  const form = useZodForm(updateEmployee, toDraft(employee));
  const [update] = useUpdateEmployee();
  const { save, conflict } = useVersionedSave(form, onReload);
  const leave = useLeave(form.formState.isDirty);
  const submit = async (values: UpdateEmployee) => {
    const patch = changesOf(employee, values);
    if (Object.keys(patch).length === 0) {
      notify.info(t('message.unchanged'));
      leave(scope.listPath);
      return;
    }
    await save({
      run: () => update({ base: scope.base, id: employee.id, version: employee.version, patch }).unwrap(),
      onSaved: () => leave(scope.listPath),
      message: t('message.employeeSaved', { name: employee.name }),
    });
  };
  return (
    <PageFrame
      title={employee.name}
      titleExtra={<RoleBadge role={employee.role} />}
      subtitle={employee.email}
      breadcrumbs={breadcrumbs}
      width="narrow"
    >
      <Form form={form} onSubmit={submit} label={employee.name}>
        <Stack gap={6}>
          {conflict}
          <AccessFields
            activePlugins={activePlugins}
            readOnly={employee.userId === user.id && !user.superadmin}
          />
          <EmploymentFields />
          <FormActions onCancel={() => leave(scope.listPath)} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
