import {
  noticeAudiences,
  noticeKinds,
  noticeLimits,
  type NoticeView,
  plannedPluginLocales,
  type UpdateNotice,
} from '@jahrring/contracts-admin';
import { addDays, localDateAt, localTimeAt, requiredText } from '@jahrring/contracts-common';
import { useBoot, useT, useUnsaved } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { startValues } from '@jahrring/tool-kit/start-values';
import { Stack } from '@jahrring/ui';
import {
  DateField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TimeField,
  useFormState,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { z } from 'zod';
import { AudienceTarget } from '../audience-target';
import { localMoment } from '../local-moment';
import { useCreateNotice, useUpdateNotice } from './notices.api';

const other = z.string().max(noticeLimits.text);

/** Days and times as they are typed; the service reads instants. */
const written = z.object({
  kind: z.enum(noticeKinds),
  audience: z.enum(noticeAudiences),
  licenceId: z.string().nullable(),
  type: z.string().nullable(),
  plugin: z.string().nullable(),
  texts: z.object({ de: requiredText(noticeLimits.text), en: other, fr: other, it: other, ro: other }),
  startDay: z.string(),
  startTime: z.string(),
  endDay: z.string(),
  endTime: z.string(),
  aheadHours: z.number().int().min(0).max(noticeLimits.aheadHours),
  dismissible: z.boolean(),
});
type Written = z.infer<typeof written>;

const target = { audience: 'all', licenceId: null, type: null, plugin: null } as const;
const empty = { kind: 'news', ...target, aheadHours: 0, dismissible: true } as const;

function startOf(notice: NoticeView | null, zone: string): Written {
  const today = localDateAt(new Date(), zone);
  const { de = '', en = '', fr = '', it = '', ro = '' } = notice?.texts ?? {};
  const start = notice ? new Date(notice.startsAt) : null;
  const end = notice ? new Date(notice.endsAt) : null;
  return {
    ...startValues(empty, notice),
    texts: { de, en, fr, it, ro },
    startDay: start ? localDateAt(start, zone) : today,
    startTime: start ? localTimeAt(start, zone) : '00:00',
    endDay: end ? localDateAt(end, zone) : addDays(today, 7),
    endTime: end ? localTimeAt(end, zone) : '23:59',
  };
}

/** Writes a notice: whom it is for, when it is shown, and its words in five languages. */
export function NoticeForm({ notice, onClose }: { notice: NoticeView | null; onClose: () => void }) {
  const t = useT('admin');
  const { timeZone } = useBoot().licence;
  const form = useZodForm(written, startOf(notice, timeZone));
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  const [create, creating] = useCreateNotice();
  const [update, updating] = useUpdateNotice();
  const { save, conflict } = useVersionedSave<NoticeView | null, Written, Written, unknown>({
    ...{ form, record: notice, toDraft: (stored) => startOf(stored, timeZone) },
    load: (current) => (current as NoticeView | undefined) ?? null,
    run: ({ startDay, startTime, endDay, endTime, ...values }, stored) => {
      const body = {
        ...values,
        startsAt: localMoment(startDay, startTime, timeZone),
        endsAt: localMoment(endDay, endTime, timeZone),
      } as UpdateNotice;
      return stored
        ? update({ id: stored.id, version: stored.version, body }).unwrap()
        : create(body).unwrap();
    },
    onSaved: onClose,
    message: () => t('notice.saved'),
  });
  const title = t(notice ? 'notice.change' : 'notice.create');
  return (
    <FormDialog
      title={title}
      form={form}
      label={title}
      saving={creating.isLoading || updating.isLoading}
      size="large"
      dismissible={!isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {conflict}
        <div className="admin-fields admin-fields--halves">
          <SelectField
            name="kind"
            label={t('notice.kind')}
            options={noticeKinds.map((value) => ({ value, label: t(`notice.kinds.${value}`) }))}
            required
          />
          <NumberField name="aheadHours" label={t('notice.ahead')} description={t('notice.aheadHint')} />
          <SelectField
            name="audience"
            label={t('notice.audience')}
            options={noticeAudiences.map((value) => ({ value, label: t(`notice.audiences.${value}`) }))}
            required
          />
          <TargetField notice={notice} />
          <DateField name="startDay" label={t('notice.startDay')} />
          <TimeField name="startTime" label={t('notice.startTime')} />
          <DateField name="endDay" label={t('notice.endDay')} />
          <TimeField name="endTime" label={t('notice.endTime')} />
        </div>
        {plannedPluginLocales.map((locale) => (
          <TextAreaField
            key={locale}
            name={`texts.${locale}`}
            label={t('planned.textIn', { language: t(`language.${locale}`) })}
          />
        ))}
        <SwitchField name="dismissible" label={t('notice.dismissible')} />
      </Stack>
    </FormDialog>
  );
}

function TargetField({ notice }: { notice: NoticeView | null }) {
  const audience = useWatch<Written, 'audience'>({ name: 'audience' });
  const licence = notice?.licenceId ? { id: notice.licenceId, label: notice.licenceName ?? '' } : null;
  return <AudienceTarget audience={audience} licence={licence} />;
}
