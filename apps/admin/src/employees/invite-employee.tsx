import {
  type InvitationView,
  inviteEmployee,
  type InviteEmployee as Invitation,
} from '@jahrring/contracts-admin';
import { problemOf, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { type Breadcrumb, Section, Stack } from '@jahrring/ui';
import { Form, FormActions, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import '../admin.css';
import { adminOptions } from '../options';
import { RoleFields } from './employee-form-fields';
import type { EmployeeScope } from './employee-scope';
import { useInviteEmployee } from './employees.api';
import { InvitationDone } from './invitation-done';
import { useRefusalToast } from './use-refusal-toast';

const empty = {
  email: '',
  firstName: '',
  lastName: '',
  locale: 'de' as const,
  role: 'employee' as const,
  keys: [],
  function: '',
  team: '',
  addressId: null,
};

interface InviteEmployeeProps {
  scope: EmployeeScope;
  breadcrumbs: readonly Breadcrumb[];
}

/** Somebody is asked to join; the link is in the mail alone. */
export function InviteEmployee({ scope, breadcrumbs }: InviteEmployeeProps) {
  const t = useT('admin');
  const form = useZodForm(inviteEmployee, empty);
  const toForm = useProblemToForm(form);
  const refused = useRefusalToast();
  const [done, setDone] = useState<InvitationView | null>(null);
  const [invite] = useInviteEmployee();
  const leave = useLeave(form.formState.isDirty && done === null);
  const send = async (body: Invitation) => {
    try {
      setDone(await invite({ base: scope.base, body }).unwrap());
    } catch (error) {
      if (problemOf(error).status === 403) refused(error);
      else toForm(error);
    }
  };
  const another = () => {
    form.reset(empty);
    setDone(null);
  };
  return (
    <SettingsFrame title={t('title.inviteEmployee')} breadcrumbs={breadcrumbs} width="narrow">
      {done ? (
        <InvitationDone invitation={done} onAnother={another} onClose={() => leave(scope.listPath)} />
      ) : (
        <Form form={form} onSubmit={send} label={t('title.inviteEmployee')}>
          <Stack gap={6}>
            <WhoFields />
            <Section title={t('section.access')}>
              <RoleFields readOnly={false} />
            </Section>
            <FormActions submitLabel={t('hr.invite')} onCancel={() => leave(scope.listPath)} />
          </Stack>
        </Form>
      )}
    </SettingsFrame>
  );
}

function WhoFields() {
  const t = useT('admin');
  return (
    <Section title={t('section.person')} description={t('hr.inviteText')}>
      <div className="admin-fields admin-fields--halves">
        <TextField name="firstName" label={t('field.firstName')} autoFocus />
        <TextField name="lastName" label={t('field.lastName')} />
        <TextField name="email" type="email" label={t('field.email')} maxLength={180} />
        <SelectField name="locale" label={t('field.locale')} options={adminOptions(t).locale} required />
        <TextField name="function" label={t('field.function')} />
        <TextField name="team" label={t('hr.field.team')} />
      </div>
    </Section>
  );
}
