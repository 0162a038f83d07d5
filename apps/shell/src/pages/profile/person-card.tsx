import { type ProfileView, salutations, updateProfile, type UpdateProfile } from '@jahrring/contracts-admin';
import { useT, useUnsaved } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Columns, Stack } from '@jahrring/ui';
import { DateField, Form, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { refreshBoot } from '../../startup/session';
import { PictureField } from './picture-field';
import { useProfile, useUpdateProfile } from './profile.api';
import { QueryCard } from './query-card';

function toDraft(profile: ProfileView) {
  const { firstName, lastName, salutation, birthdate } = profile;
  return {
    firstName,
    lastName,
    salutation,
    birthdate,
    phone: profile.phone ?? '',
    mobile: profile.mobile ?? '',
  };
}

/** The user's own data: the same in every licence. */
export function PersonCard() {
  const t = useT('shell');
  const query = useProfile();
  return (
    <QueryCard title={t('account.personal')} query={query} lines={6}>
      {(profile) => (
        <Stack>
          <PictureField profile={profile} />
          <PersonForm profile={profile} onReload={() => query.refetch().unwrap()} />
        </Stack>
      )}
    </QueryCard>
  );
}

interface PersonFormProps {
  profile: ProfileView;
  onReload: () => Promise<ProfileView>;
}

function PersonForm({ profile, onReload }: PersonFormProps) {
  const t = useT('shell');
  const form = useZodForm(updateProfile, toDraft(profile));
  const [update] = useUpdateProfile();
  const { save, conflict } = useVersionedSave({
    ...{ form, record: profile, toDraft, load: onReload },
    run: (patch: UpdateProfile, { version }) => update({ version, patch }).unwrap(),
    stored: (saved) => saved,
    onSaved: () => void refreshBoot(),
    message: () => t('account.saved'),
  });
  useUnsaved(form.formState.isDirty);
  return (
    <Form form={form} onSubmit={save} label={t('account.personal')}>
      {conflict}
      <Columns>
        <TextField name="firstName" label={t('account.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('account.lastName')} autoComplete="family-name" />
        <SelectField
          name="salutation"
          label={t('account.salutation')}
          clearable
          options={salutations.map((value) => ({ value, label: t(`account.salutations.${value}`) }))}
        />
        <DateField name="birthdate" label={t('account.birthdate')} />
        <TextField name="phone" type="tel" label={t('account.phone')} autoComplete="tel" />
        <TextField name="mobile" type="tel" label={t('account.mobile')} autoComplete="tel" />
      </Columns>
      <p className="sh-muted">
        {t('account.email')}: <strong>{profile.email}</strong> – {t('account.emailHint')}
      </p>
      <div>
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
          {t('account.save')}
        </Button>
      </div>
    </Form>
  );
}
