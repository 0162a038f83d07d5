import { type MembershipRole, restrictingKeys } from '@jahrring/contracts-admin';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { DateField, SelectField, SwitchField, TextField, useWatch } from '@jahrring/ui/form';
import '../admin.css';
import { adminOptions } from '../options';
import { PermissionPicker } from './permission-picker';

/** Roles that reach beyond one licence: only superadmins give them. */
const installationRoles = ['developer', 'translator'];

interface AccessFieldsProps {
  activePlugins: readonly string[];
  /** Nobody changes their own role. */
  readOnly: boolean;
}

/** The role, with what it is for. */
export function RoleFields({ readOnly }: { readOnly: boolean }) {
  const t = useT('admin');
  const superadmin = useAbility().can('superadmin');
  const role = useWatch<{ role: MembershipRole }, 'role'>({ name: 'role' });
  const roles = adminOptions(t).role.filter(
    ({ value }) => superadmin || value === role || !installationRoles.includes(value),
  );
  return (
    <div className="admin-fields admin-fields--halves">
      <SelectField
        name="role"
        label={t('field.role')}
        description={t(`roleText.${role}`)}
        options={roles}
        required
        readOnly={readOnly}
      />
    </div>
  );
}

/** Role and single permissions. */
export function AccessFields({ activePlugins, readOnly }: AccessFieldsProps) {
  const t = useT('admin');
  const { can } = useAbility();
  const superadmin = can('superadmin');
  const role = useWatch<{ role: MembershipRole }, 'role'>({ name: 'role' });
  return (
    <Section title={t('section.access')} {...(readOnly ? { description: t('employee.ownAccessNote') } : {})}>
      <RoleFields readOnly={readOnly} />
      <SwitchField
        name="active"
        label={t('field.active')}
        description={t('hint.active')}
        readOnly={readOnly}
      />
      {role === 'user_defined' && !readOnly ? (
        <PermissionPicker
          activePlugins={activePlugins}
          mayGive={(key) => superadmin || restrictingKeys.includes(key) || can(key)}
        />
      ) : null}
    </Section>
  );
}

/** Fields that the licence stores about the person. */
export function EmploymentFields() {
  const t = useT('admin');
  return (
    <Section title={t('section.employment')}>
      <div className="admin-fields admin-fields--halves">
        <TextField name="function" label={t('field.function')} />
        <TextField name="phone" type="tel" label={t('field.phone')} maxLength={30} />
        <TextField name="mobile" type="tel" label={t('field.mobile')} maxLength={30} />
      </div>
      <div className="admin-fields admin-fields--halves">
        <DateField name="startsOn" label={t('field.entersOn')} />
        <DateField name="endsOn" label={t('field.leavesOn')} description={t('hint.leavesOn')} />
      </div>
    </Section>
  );
}

/** Fields for the identity of a person: entered once, when somebody new is added. */
export function PersonFields() {
  const t = useT('admin');
  return (
    <Section title={t('section.person')} description={t('hint.knownPerson')}>
      <div className="admin-fields admin-fields--halves">
        <TextField name="firstName" label={t('field.firstName')} autoFocus />
        <TextField name="lastName" label={t('field.lastName')} />
        <TextField name="email" type="email" label={t('field.email')} maxLength={180} />
      </div>
    </Section>
  );
}
