import { useLocale, useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { SelectField, SwitchField, TextField } from '@jahrring/ui/form';
import '../admin.css';
import { adminOptions } from '../options';

/** Name, e-mail and language. */
export function IdentityFields() {
  const t = useT('admin');
  const options = adminOptions(t);
  const names = new Intl.DisplayNames([useLocale()], { type: 'language', languageDisplay: 'standard' });
  return (
    <Section title={t('section.person')}>
      <div className="admin-fields admin-fields--halves">
        <TextField name="firstName" label={t('field.firstName')} />
        <TextField name="lastName" label={t('field.lastName')} />
        <TextField name="email" type="email" label={t('field.email')} maxLength={180} />
        <SelectField name="locale" label={t('field.locale')} options={options.locale} required />
        <SelectField
          name="regionalLocale"
          label={t('field.regionalLocale')}
          options={options.regionalLocale.map(({ value }) => ({ value, label: names.of(value) ?? value }))}
          placeholder={t('user.byLicence')}
          clearable
        />
      </div>
    </Section>
  );
}

/** Fields for signing in: who chooses the password, and rights across the installation. */
export function SignInFields({ withBlocked }: { withBlocked: boolean }) {
  const t = useT('admin');
  const hint = t(withBlocked ? 'hint.passwordForgotten' : 'hint.passwordByMail');
  return (
    <Section title={t('section.signIn')} description={hint}>
      <SwitchField name="superadmin" label={t('role.superadmin')} description={t('hint.superadmin')} />
      {withBlocked ? (
        <SwitchField name="blocked" label={t('user.blocked')} description={t('hint.blocked')} />
      ) : null}
    </Section>
  );
}
