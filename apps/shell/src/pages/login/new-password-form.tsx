import { useProblemToForm, useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { Form, useForm } from '@jahrring/ui/form';
import { type ReactNode, useState } from 'react';
import type { NewPassword } from '../../startup/sign-in';
import { NewPasswordFields } from './new-password-fields';
import { signInText } from './sign-in-text';

export interface NewPasswordFormProps {
  label: string;
  submitLabel: string;
  /** Rejects with the API's problem. */
  onPassword: (values: NewPassword) => Promise<unknown>;
  children?: ReactNode;
}

const empty: NewPassword = { password: '', confirmation: '' };

/** Sets a password while nobody is signed in. */
export function NewPasswordForm({ label, submitLabel, onPassword, children }: NewPasswordFormProps) {
  const t = useT('shell');
  const form = useForm<NewPassword>({ defaultValues: empty });
  const showProblem = useProblemToForm(form);
  const [failure, setFailure] = useState('');
  const submit = async (values: NewPassword) => {
    setFailure('');
    if (values.password !== values.confirmation) {
      const error = { type: 'confirmed', message: 'validation.confirmed' };
      form.setError('confirmation', error, { shouldFocus: true });
      return;
    }
    try {
      await onPassword(values);
    } catch (error) {
      if (showProblem(error).status !== 422) setFailure(signInText(t, error));
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={label} draft={false}>
      {failure === '' ? null : <Alert kind="error">{failure}</Alert>}
      {children}
      <NewPasswordFields />
      <Button type="submit" variant="primary" fullWidth loading={form.formState.isSubmitting}>
        {submitLabel}
      </Button>
    </Form>
  );
}
