import { addDays, frequencies, localDate, weekdayOf, type Frequency } from '@jahrring/contracts-common';
import type { CreateRecurrenceInput, RecurrencePreview } from '@jahrring/contracts-time';
import { newUuid, notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button, Modal } from '@jahrring/ui';
import { DateField, Form, NumberField, SelectField, useZodForm } from '@jahrring/ui/form';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useCreateRecurrence, usePreviewRecurrence } from '../time.api';
import { toTemplate, type EntryDraft } from './entry-draft';
import { RecurrenceDays } from './recurrence-days';

const ruleDraft = z.object({
  frequency: z.enum(frequencies),
  interval: z.int().min(1).max(99),
  endsOn: localDate,
});
type RuleDraft = z.infer<typeof ruleDraft>;

const repeated = frequencies.filter(
  (frequency): frequency is Exclude<Frequency, 'never'> => frequency !== 'never',
);
const usualDays = 27;

interface RecurrenceDialogProps {
  draft: EntryDraft;
  onClose: () => void;
  onDone: () => void;
}

/** The line of the form again and again: which days, what is in the way, then once for all. */
export function RecurrenceDialog({ draft, onClose, onDone }: RecurrenceDialogProps) {
  const t = useT('time');
  const attempt = useAttempt();
  const form = useZodForm(ruleDraft, {
    frequency: 'weekly',
    interval: 1,
    endsOn: addDays(draft.workDate, usualDays),
  });
  const toForm = useProblemToForm(form);
  const [preview] = usePreviewRecurrence();
  const [create, { isLoading }] = useCreateRecurrence();
  const [days, setDays] = useState<{ input: CreateRecurrenceInput; preview: RecurrencePreview } | null>(null);
  const id = useRef(newUuid());
  const look = async (rule: RuleDraft) => {
    const input = toInput(id.current, draft, rule);
    try {
      setDays({ input, preview: await preview(input).unwrap() });
    } catch (error) {
      toForm(error);
    }
  };
  const record = async () => {
    if (!days) return;
    await attempt(async () => {
      const { created } = await create(days.input).unwrap();
      notify.success(t('recurrence.done', { count: created }));
      onDone();
    });
  };
  const possible = days?.preview.days.filter(({ state }) => state !== 'conflict').length ?? 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('recurrence.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          {days ? (
            <Button
              variant="primary"
              disabled={possible === 0}
              loading={isLoading}
              onClick={() => void record()}
            >
              {t('recurrence.record', { count: possible })}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void form.handleSubmit(look)()}>
              {t('recurrence.preview')}
            </Button>
          )}
        </>
      }
    >
      <Form form={form} onSubmit={look} label={t('recurrence.title')}>
        <div className="time-fields" onChange={() => setDays(null)}>
          <SelectField
            name="frequency"
            label={t('recurrence.frequency')}
            options={repeated.map((value) => ({ value, label: t(`recurrence.of.${value}`) }))}
            required
          />
          <NumberField name="interval" label={t('recurrence.interval')} />
          <DateField name="endsOn" label={t('recurrence.endsOn')} min={draft.workDate} />
        </div>
      </Form>
      {days ? <RecurrenceDays preview={days.preview} /> : null}
    </Modal>
  );
}

function toInput(id: string, draft: EntryDraft, rule: RuleDraft): CreateRecurrenceInput {
  return {
    id,
    ...(draft.employeeId ? { employeeId: draft.employeeId } : {}),
    rule: {
      ...rule,
      startsOn: draft.workDate,
      weekdays: rule.frequency === 'weekly' ? [weekdayOf(draft.workDate)] : [],
    },
    template: toTemplate(draft),
  };
}
