import { askQuestion, type AskQuestion } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { TextAreaField, useZodForm } from '@jahrring/ui/form';
import { sendIcon } from '@jahrring/ui/icons';
import { AnswerForm } from './answer-form';
import { askShared } from './shared.api';
import type { SharedProps } from './shared-props';
import { useAnswer } from './use-answer';

/** Questions to the sender: those that were asked, and another one. */
export function QuestionForm({ document, token, ...props }: SharedProps) {
  const t = useT('shell');
  const format = useFormat();
  const form = useZodForm(askQuestion, { name: '', text: '' });
  const { problem, send } = useAnswer(props);
  const submit = async ({ name, text }: AskQuestion) => {
    if (await send(() => askShared(token, { name, text }))) form.reset({ name, text: '' });
  };
  return (
    <Stack>
      {document.questions.length === 0 ? null : (
        <>
          <Alert kind="success">{t('shared.asked', { sender: document.sender.name })}</Alert>
          <ol className="sh-shared__questions">
            {document.questions.map(({ name, text, at }) => (
              <li key={at}>
                <span className="sh-shared__text">{text}</span>
                <span className="sh-shared__figures">{`${name}, ${format.dateTime(at)}`}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <AnswerForm form={form} onSubmit={submit} label={t('shared.questions')} problem={problem}>
        <TextAreaField name="text" label={t('shared.question')} rows={3} />
        <div>
          <Button type="submit" icon={sendIcon} loading={form.formState.isSubmitting}>
            {t('shared.ask')}
          </Button>
        </div>
      </AnswerForm>
    </Stack>
  );
}
