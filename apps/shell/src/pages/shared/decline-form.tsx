import { declineDocument, sharedDocumentLimits, type DeclineDocument } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, Stack } from '@jahrring/ui';
import { Form, TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { declineShared } from './shared.api';
import type { SharedProps } from './shared-props';
import { useAnswer } from './use-answer';

/** Declines the offer, with a reason if somebody gives one; opened by a button of its own. */
export function DeclineForm({ token, ...props }: SharedProps) {
  const t = useT('shell');
  const [isOpen, setOpen] = useState(false);
  const form = useZodForm(declineDocument, { name: '', reason: '' });
  const { problem, send } = useAnswer(props);
  const submit = async (values: DeclineDocument) => {
    await send(() => declineShared(token, values));
  };
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('shared.decline')}</Button>
      </div>
    );
  }
  return (
    <Card title={t('shared.decline')}>
      <Form form={form} onSubmit={submit} label={t('shared.decline')} draft={false}>
        <Stack>
          {problem === '' ? null : <Alert kind="error">{problem}</Alert>}
          <TextField
            name="name"
            label={t('shared.name')}
            required
            maxLength={sharedDocumentLimits.name}
            autoComplete="name"
            autoFocus
          />
          <TextAreaField
            name="reason"
            label={t('shared.reason')}
            rows={3}
            maxLength={sharedDocumentLimits.reason}
          />
          <div>
            <Button type="submit" variant="danger" loading={form.formState.isSubmitting}>
              {t('shared.declineSubmit')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
