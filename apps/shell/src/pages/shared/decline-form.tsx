import { declineDocument, type DeclineDocument } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Button, Card } from '@jahrring/ui';
import { TextAreaField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { AnswerForm } from './answer-form';
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
      <AnswerForm form={form} onSubmit={submit} label={t('shared.decline')} problem={problem} autoFocus>
        <TextAreaField name="reason" label={t('shared.reason')} rows={3} />
        <div>
          <Button type="submit" variant="danger" loading={form.formState.isSubmitting}>
            {t('shared.declineSubmit')}
          </Button>
        </div>
      </AnswerForm>
    </Card>
  );
}
