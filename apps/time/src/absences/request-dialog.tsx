import { localDateAt } from '@jahrring/contracts-common';
import {
  absenceTypes,
  createAbsence,
  type AbsencePreview,
  type AbsenceType,
  type CreateAbsenceInput,
} from '@jahrring/contracts-time';
import { notify, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Alert, Modal, Stack } from '@jahrring/ui';
import {
  CheckboxField,
  DateField,
  Form,
  FormActions,
  SelectField,
  TextAreaField,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { useDebounced } from '../use-debounced';
import { useAbsencePreview, useCreateAbsence } from './absence.api';

interface RequestDialogProps {
  /** Whose; undefined is oneself. */
  employeeId?: string | undefined;
  /** The day it starts with; today unless told. */
  date?: string | undefined;
  onClose: () => void;
}

/** Asks for an absence, or enters one for somebody; says while one types what it would cost and who else is away. */
export function RequestDialog({ employeeId, date, onClose }: RequestDialogProps) {
  const t = useT('time');
  const { licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  const form = useZodForm(createAbsence, {
    ...emptyRequest(date ?? today),
    ...(employeeId ? { employeeId } : {}),
  });
  const [create] = useCreateAbsence();
  const save = useSubmit(form, async (values: CreateAbsenceInput) => {
    await create(values).unwrap();
    notify.success(t(employeeId ? 'absence.entered' : 'absence.sent'));
    onClose();
  });
  const title = t(employeeId ? 'absence.enter' : 'absence.ask');
  const options = absenceTypes.map((value) => ({ value, label: t(`absence.type.${value}`) }));
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} label={title} draft={employeeId ? false : title}>
        <Stack gap={4}>
          <SelectField name="type" label={t('absence.field.type')} options={options} required />
          <div className="time-absence-span">
            <DateField name="startsOn" label={t('absence.field.startsOn')} />
            <DateField name="endsOn" label={t('absence.field.endsOn')} />
            <CheckboxField name="startHalf" label={t('absence.field.startHalf')} />
            <CheckboxField name="endHalf" label={t('absence.field.endHalf')} />
          </div>
          <TextAreaField name="reason" label={t('absence.field.reason')} />
          <Preview />
          <FormActions onCancel={onClose} submitLabel={t(employeeId ? 'absence.enter' : 'absence.send')} />
        </Stack>
      </Form>
    </Modal>
  );
}

function emptyRequest(today: string): CreateAbsenceInput {
  const type: AbsenceType = 'holidays';
  return { type, startsOn: today, endsOn: today, startHalf: false, endHalf: false, reason: null };
}

const waitMs = 300;

function Preview() {
  const values = useWatch<CreateAbsenceInput>();
  const asked = useDebounced(JSON.stringify({ ...values, reason: null }), waitMs);
  const parsed = createAbsence.safeParse(JSON.parse(asked));
  const { currentData } = useAbsencePreview(parsed.data ?? emptyRequest(''), { skip: !parsed.success });
  return (
    <div aria-live="polite">
      {currentData && parsed.success ? <Consequences preview={currentData} /> : null}
    </div>
  );
}

function Consequences({ preview }: { preview: AbsencePreview }) {
  const t = useT('time');
  const format = useFormat();
  const days = { count: preview.halfDays / 2, hours: format.duration(preview.seconds) };
  const holidays = preview.days.flatMap(({ holiday }) => holiday ?? []);
  const names = [...new Set(preview.others.map(({ name }) => name))];
  if (preview.refusal) {
    return (
      <Alert kind="warning">
        {t(preview.refusal.replace('time:', ''), { from: '', to: '', months: '' })}
      </Alert>
    );
  }
  return (
    <Stack gap={1}>
      <strong className="time-figures">{t('absence.days', days)}</strong>
      {preview.restSeconds === null ? null : (
        <span className="time-muted">
          {t('absence.rest', { rest: format.duration(preview.restSeconds) })}
        </span>
      )}
      {holidays.length > 0 ? (
        <span className="time-muted">{t('absence.holidaysIn', { names: holidays.join(', ') })}</span>
      ) : null}
      {names.length > 0 ? <Alert>{t('absence.othersAway', { names: names.join(', ') })}</Alert> : null}
      {preview.entries > 0 ? <Alert kind="warning">{t('absence.ownEntries')}</Alert> : null}
    </Stack>
  );
}
