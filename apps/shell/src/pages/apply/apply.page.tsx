import { appliedTypes, applyForLicence, type ApplyForLicence, userLimits } from '@jahrring/contracts-admin';
import { countries } from '@jahrring/contracts-common';
import { problemOf, useLocale, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Alert, Button, Columns, Stack } from '@jahrring/ui';
import { Form, SelectField, TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { apply } from '../../startup/sign-in';
import { SignInFrame } from '../login/sign-in-frame';
import { signInText } from '../login/sign-in-text';

const empty = {
  licenceName: '',
  type: 'standard',
  country: 'CH',
  zip: '',
  city: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
} as const;

/** A company asks for a licence; the mail that follows confirms it. */
export function ApplyPage() {
  const t = useT('shell');
  const locale = useLocale();
  const form = useZodForm(applyForLicence, { ...empty, locale });
  const showProblem = useProblemToForm(form);
  const [sentTo, setSentTo] = useState('');
  const [failure, setFailure] = useState('');
  const submit = async (values: ApplyForLicence) => {
    setFailure('');
    try {
      await apply({ ...values, locale });
      setSentTo(values.email);
    } catch (error) {
      const { status, params } = problemOf(error);
      if (status === 429) setFailure(t('apply.tooMany', { seconds: '', ...params }));
      else if (status === 422) showProblem(error);
      else setFailure(signInText(t, error));
    }
  };
  if (sentTo !== '') {
    return (
      <SignInFrame title={t('titles.apply')}>
        <Stack>
          <Alert kind="success" title={t('apply.sentTitle')}>
            {t('apply.sentText', { email: sentTo })}
          </Alert>
          <Button to="/login">{t('reset.back')}</Button>
        </Stack>
      </SignInFrame>
    );
  }
  const countryNames = new Intl.DisplayNames([locale], { type: 'region' });
  return (
    <SignInFrame title={t('titles.apply')}>
      <Form form={form} onSubmit={submit} label={t('titles.apply')} draft={false}>
        {failure === '' ? null : <Alert kind="error">{failure}</Alert>}
        <p>{t('apply.text')}</p>
        <TextField name="licenceName" label={t('apply.company')} autoComplete="organization" autoFocus />
        <SelectField
          name="type"
          label={t('apply.type')}
          required
          options={appliedTypes.map((value) => ({
            value,
            label: t(`apply.types.${value}`, { seats: userLimits[value] }),
          }))}
        />
        <Columns>
          <TextField name="zip" label={t('apply.zip')} autoComplete="postal-code" />
          <TextField name="city" label={t('apply.city')} autoComplete="address-level2" />
        </Columns>
        <SelectField
          name="country"
          label={t('apply.country')}
          required
          options={countries.map((value) => ({ value, label: countryNames.of(value) ?? value }))}
        />
        <Columns>
          <TextField name="firstName" label={t('apply.firstName')} autoComplete="given-name" />
          <TextField name="lastName" label={t('apply.lastName')} autoComplete="family-name" />
        </Columns>
        <TextField name="email" label={t('signIn.email')} type="email" autoComplete="email" />
        <TextField name="phone" label={t('apply.phone')} type="tel" autoComplete="tel" maxLength={30} />
        <TextAreaField name="message" label={t('apply.message')} rows={3} />
        <Button type="submit" variant="primary" fullWidth loading={form.formState.isSubmitting}>
          {t('apply.send')}
        </Button>
        <Button variant="quiet" fullWidth to="/login">
          {t('reset.back')}
        </Button>
      </Form>
    </SignInFrame>
  );
}
