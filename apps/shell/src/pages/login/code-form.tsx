import { useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { Form, TextField, useForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { signInText } from './sign-in-text';
import './factor.css';

export interface CodeFormProps {
  label: string;
  submitLabel: string;
  /** Rejects with the API's problem. */
  onCode: (code: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** Asks for a code of the authenticator app. */
export function CodeForm({ label, submitLabel, onCode, onCancel }: CodeFormProps) {
  const t = useT('shell');
  const form = useForm({ defaultValues: { code: '' } });
  const [failure, setFailure] = useState('');
  const submit = async ({ code }: { code: string }) => {
    setFailure('');
    if (code.trim() === '') {
      form.setError('code', { type: 'required', message: 'validation.required' }, { shouldFocus: true });
      return;
    }
    try {
      await onCode(code.trim());
    } catch (error) {
      setFailure(signInText(t, error));
      form.setValue('code', '');
      form.setFocus('code');
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={label} draft={false}>
      {failure === '' ? null : <Alert kind="error">{failure}</Alert>}
      <div className="sh-code-input">
        <TextField name="code" label={t('factor.code')} autoComplete="one-time-code" required autoFocus />
      </div>
      <Button type="submit" variant="primary" fullWidth loading={form.formState.isSubmitting}>
        {submitLabel}
      </Button>
      {onCancel ? (
        <Button variant="quiet" fullWidth onClick={onCancel}>
          {t('factor.back')}
        </Button>
      ) : null}
    </Form>
  );
}
