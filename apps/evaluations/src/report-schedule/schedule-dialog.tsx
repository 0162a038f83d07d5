import {
  createReportSchedule,
  formatsOf,
  mayEvaluate,
  periodReportKinds,
  readyEvaluations,
  rhythmsOf,
  type ReportScheduleView,
  type SavedReportView,
  type ScheduleContent,
  type ScheduleRhythm,
} from '@jahrring/contracts-evaluations';
import { newUuid, useAbility, useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import {
  EntityPicker,
  SelectField,
  TextField,
  TimeField,
  useWatch,
  useZodForm,
  type SelectOption,
  type ZodForm,
} from '@jahrring/ui/form';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { useReportPeople } from '../period-report/period-report.api';
import {
  named,
  searchRecipients,
  useChangeSchedule,
  useCreateSchedule,
  useSchedules,
} from './report-schedule.api';
import { contentOf, contentWord } from './schedule-content';
import type { useScheduleTexts } from './use-schedule-texts';
import './schedules.css';

type Texts = ReturnType<typeof useScheduleTexts>;

interface ScheduleDialogProps {
  /** The one that is changed; null sets a new one up. */
  schedule: ReportScheduleView | null;
  /** Content of a new schedule, as in the URL. */
  asked: string | null;
  saved: readonly SavedReportView[];
  texts: Texts;
  onClose: () => void;
}

const { title, format, rhythm, weekday, day, month, time, recipients } = createReportSchedule.shape;
const draft = z.object({
  ...{ title, format, rhythm, weekday, day, month, time, recipients },
  /** As `contentWord` spells it; empty while nothing is chosen. */
  content: z.string().refine((word) => contentOf(word) !== null, { params: { code: 'required' } }),
  people: z.array(z.string()),
});
type Draft = z.output<typeof draft>;

/** Mondays, the first of the month and of the year, before the day begins. */
const usual = { weekday: 1, day: 1, month: 1, time: '06:30' } as const;
const fallback = { kind: 'ready', key: 'hoursByPerson' } as const;

function draftOf(schedule: ReportScheduleView | null, asked: string | null, texts: Texts): Draft {
  if (schedule) {
    const { content, recipients: people, ...values } = schedule;
    return {
      ...pick(values),
      content: contentWord(content),
      recipients: people.map(({ id }) => id),
      people: content.kind === 'period' ? [...(content.employeeIds ?? [])] : [],
    };
  }
  const content = contentOf(asked);
  return {
    ...{ ...usual, content: content ? contentWord(content) : '', people: [], recipients: [] },
    ...{ title: content ? texts.content(content) : '', format: 'pdf' },
    rhythm: usualRhythm(content ?? fallback),
  };
}

const pick = (of: Omit<ReportScheduleView, 'content' | 'recipients'>) => ({
  ...{ title: of.title, format: of.format, rhythm: of.rhythm, weekday: of.weekday },
  ...{ day: of.day, month: of.month, time: of.time },
});

/** Month by month, where that is possible. */
function usualRhythm(content: ScheduleContent): ScheduleRhythm {
  const known = rhythmsOf(content);
  return known.find((one) => one === 'monthly') ?? known[0] ?? 'monthly';
}

/** Dialog for a schedule: content, time, recipients and format. */
export function ScheduleDialog({ schedule, asked, saved, texts, onClose }: ScheduleDialogProps) {
  const t = useT('evaluations');
  const [create] = useCreateSchedule();
  const [change] = useChangeSchedule();
  const { refetch } = useSchedules(undefined);
  const form = useZodForm(draft, draftOf(schedule, asked, texts));
  const { save, conflict } = useVersionedSave<
    ReportScheduleView | null,
    z.input<typeof draft>,
    Draft,
    ReportScheduleView
  >({
    ...{ form, record: schedule, toDraft: (stored) => draftOf(stored, asked, texts) },
    load: async () => (await refetch().unwrap()).items.find(({ id }) => id === schedule?.id) ?? null,
    run: ({ people: of, content: chosen, ...rest }, stored) => {
      const values = { ...rest, content: contentOf(chosen, of) ?? fallback };
      return stored
        ? change({ of: stored, change: values }).unwrap()
        : create({ id: newUuid(), ...values }).unwrap();
    },
    onSaved: onClose,
    message: () => t('schedule.saved'),
  });
  const word = useWatch({ control: form.control, name: 'content' });
  const content = contentOf(word) ?? fallback;
  const chosenRhythm = useWatch({ control: form.control, name: 'rhythm' });
  const { data: known } = useReportPeople();
  const people = known?.items ?? [];
  useFitting(form, word, texts);
  return (
    <FormDialog
      title={t(schedule ? 'schedule.edit' : 'schedule.add')}
      form={form}
      label={t('title.reportSchedule')}
      draft={false}
      submitLabel={t('saved.save')}
      onSubmit={save}
      onClose={onClose}
    >
      {conflict}
      <Stack gap={4}>
        <SelectField name="content" label={t('schedule.what')} options={useContents(saved, texts)} required />
        <TextField name="title" label={t('schedule.subject')} />
        {content.kind === 'period' ? (
          <EntityPicker
            name="people"
            label={t('schedule.people')}
            description={t('schedule.peopleText')}
            onSearch={(text) => Promise.resolve(named(people, text))}
            selected={named(people, '')}
            multiple
          />
        ) : null}
        <div className="evaluation-schedule__when">
          <SelectField
            name="rhythm"
            label={t('schedule.rhythm')}
            options={rhythmsOf(content).map((value) => ({ value, label: t(`schedule.rhythms.${value}`) }))}
          />
          {chosenRhythm === 'weekly' ? (
            <SelectField
              name="weekday"
              label={t('field.weekday')}
              valueAs="number"
              options={numbered(7, texts.weekday)}
            />
          ) : null}
          {chosenRhythm === 'yearly' ? (
            <SelectField
              name="month"
              label={t('field.month')}
              valueAs="number"
              options={numbered(12, texts.month)}
            />
          ) : null}
          {chosenRhythm === 'monthly' || chosenRhythm === 'yearly' ? (
            <SelectField name="day" label={t('field.day')} valueAs="number" options={numbered(31, String)} />
          ) : null}
          <TimeField name="time" label={t('field.time')} />
        </div>
        <EntityPicker
          name="recipients"
          label={t('schedule.recipients')}
          description={t('schedule.recipientsText')}
          onSearch={searchRecipients}
          selected={schedule?.recipients.map(({ id, name }) => ({ id, label: name })) ?? []}
          multiple
        />
        <SelectField
          name="format"
          label={t('periodReport.file.format')}
          options={formatsOf(content).map((value) => ({
            value,
            label: t(`periodReport.file.formats.${value}`),
          }))}
        />
      </Stack>
    </FormDialog>
  );
}

const numbered = (most: number, labelOf: (number: number) => string): SelectOption[] =>
  Array.from({ length: most }, (_none, index) => ({ value: String(index + 1), label: labelOf(index + 1) }));

/** Everything that can go out: saved reports, those that are printed, and those that stand ready for who may see them. */
function useContents(saved: readonly SavedReportView[], texts: Texts): SelectOption[] {
  const t = useT('evaluations');
  const { can } = useAbility();
  const option = (content: ScheduleContent, group: string): SelectOption => ({
    ...{ value: contentWord(content), label: texts.content(content), group },
  });
  const printed: readonly ScheduleContent[] = [
    { kind: 'week', by: 'person' },
    { kind: 'week', by: 'project' },
    ...periodReportKinds.map((report) => ({ kind: 'period' as const, report, employeeIds: null })),
  ];
  const ready = readyEvaluations.filter((one) => mayEvaluate(one, can));
  return [
    ...saved.map(({ id }) => option({ kind: 'saved', reportId: id }, t('saved.title'))),
    ...printed.map((content) => option(content, t('title.allReports'))),
    ...ready.map(({ key }) => option({ kind: 'ready', key }, t('saved.ready'))),
  ];
}

/** Rhythm and format follow what is chosen; the subject too, as long as nobody has written another. */
function useFitting(form: ZodForm<z.input<typeof draft>, Draft>, word: string, texts: Texts): void {
  const proposed = useRef(titleOf(word, texts));
  useEffect(() => {
    const content = contentOf(word);
    if (!content) return;
    if (!rhythmsOf(content).includes(form.getValues('rhythm'))) form.setValue('rhythm', usualRhythm(content));
    if (!formatsOf(content).includes(form.getValues('format'))) form.setValue('format', 'pdf');
    const now = form.getValues('title');
    if (now !== '' && now !== proposed.current) return;
    proposed.current = titleOf(word, texts);
    if (now !== proposed.current) form.setValue('title', proposed.current);
  }, [form, word, texts]);
}

function titleOf(word: string, texts: Texts): string {
  const content = contentOf(word);
  return content ? texts.content(content) : '';
}
