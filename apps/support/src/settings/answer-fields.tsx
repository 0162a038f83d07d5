import { deskLimits, type UpdateDeskSettings } from '@jahrring/contracts-support';
import { useT } from '@jahrring/tool-kit';
import { Button, Card, EmptyState, IconButton, Section, Stack } from '@jahrring/ui';
import { TextAreaField, TextField, useFieldArray, useReadOnly } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

/** Ready answers and the desk's signature. */
export function AnswerFields() {
  const readOnly = useReadOnly();
  const t = useT('support');
  const { fields, append, remove } = useFieldArray<UpdateDeskSettings, 'answers'>({ name: 'answers' });
  return (
    <Stack gap={6}>
      <Section title={t('settings.answers')} description={t('settings.answersText')}>
        <Stack>
          {fields.length === 0 ? <EmptyState title={t('settings.noAnswers')} /> : null}
          {fields.map((field, index) => (
            <Card
              key={field.id}
              title={t('settings.answerOf', { number: index + 1 })}
              actions={
                readOnly ? undefined : (
                  <IconButton
                    icon={trashIcon}
                    label={t('settings.removeAnswer', { number: index + 1 })}
                    onClick={() => remove(index)}
                  />
                )
              }
            >
              <Stack>
                <TextField name={`answers.${index}.title`} label={t('settings.answerTitle')} />
                <TextAreaField name={`answers.${index}.text`} label={t('settings.answerText')} rows={4} />
              </Stack>
            </Card>
          ))}
          {readOnly || fields.length >= deskLimits.answers ? null : (
            <div>
              <Button icon={plusIcon} onClick={() => append({ title: '', text: '' })}>
                {t('settings.addAnswer')}
              </Button>
            </div>
          )}
        </Stack>
      </Section>
      <Section title={t('settings.signature')}>
        <TextAreaField
          name="signature"
          label={t('settings.signature')}
          description={t('settings.signatureText')}
          hideLabel
          rows={3}
        />
      </Section>
    </Stack>
  );
}
