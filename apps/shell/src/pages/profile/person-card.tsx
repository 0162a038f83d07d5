import { type ProfileView, salutations, updateProfile, type UpdateProfile } from '@jahrring/contracts-admin';
import { notify, problemOf, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
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

/** Who one is: the same in every licence. */
export function PersonCard() {
  const t = useT('shell');
  const query = useProfile();
  return (
    <QueryCard title={t('account.personal')} query={query} lines={6}>
      {(profile) => (
        <Stack>
          <PictureField profile={profile} />
          <PersonForm key={toKey(profile)} profile={profile} onStale={() => void query.refetch()} />
        </Stack>
      )}
    </QueryCard>
  );
}

/** A picture makes a new version too, but must not empty what is being typed. */
function toKey(profile: ProfileView): string {
  return JSON.stringify(toDraft(profile));
}

function PersonForm({ profile, onStale }: { profile: ProfileView; onStale: () => void }) {
  const t = useT('shell');
  const form = useZodForm(updateProfile, toDraft(profile));
  const [update] = useUpdateProfile();
  const showProblem = useProblemToForm(form);
  useUnsaved(form.formState.isDirty);
  const submit = async (patch: UpdateProfile) => {
    try {
      await update({ version: profile.version, patch }).unwrap();
      notify.success(t('account.saved'));
      await refreshBoot();
    } catch (error) {
      if (problemOf(error).status === 412) {
        notify.error(t('account.conflict'));
        onStale();
      } else showProblem(error);
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={t('account.personal')}>
      <Columns>
        <TextField name="firstName" label={t('account.firstName')} autoComplete="given-name" required />
        <TextField name="lastName" label={t('account.lastName')} autoComplete="family-name" required />
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
