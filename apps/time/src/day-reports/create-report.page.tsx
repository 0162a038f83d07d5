import { isLocalDate, localDateAt } from '@jahrring/contracts-common';
import { reportLanguages } from '@jahrring/contracts-time';
import {
  newUuid,
  requestJson,
  useBoot,
  useLocale,
  useNavigate,
  useProblemToForm,
  useSearchParams,
  useT,
} from '@jahrring/tool-kit';
import { PageFrame, Stack } from '@jahrring/ui';
import { DateField, EntityPicker, Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { searchProjects, seenTitle } from '../entry-form/search-options';
import { useKeptOptions } from '../offline/keep-options';
import { isUnreachable } from '../offline/kept-search';
import { useEntryForm } from '../time.api';
import { reportDraft, type ReportDraft } from './create-draft';
import { DayProjects } from './day-projects';
import { reportsUrl } from './day-report.api';
import './day-reports.css';
import { ProposalPreview } from './proposal-preview';
import { useReportQueue } from './use-report-queue';

/** A report begins with project and day; what was recorded there is on it at once. */
export function Component() {
  const t = useT('time');
  const { licence } = useBoot();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const locale = useLocale();
  const queue = useReportQueue();
  useKeptOptions(useEntryForm(undefined).currentData);
  const today = localDateAt(Date.now(), licence.timeZone);
  const given = params.get('date') ?? '';
  const form = useZodForm(reportDraft, {
    projectId: params.get('projectId'),
    workDate: isLocalDate(given) ? given : today,
  });
  const toForm = useProblemToForm(form);
  const [title, setTitle] = useState<string | null>(null);
  const chosen = form.watch('projectId');

  const create = async ({ projectId, workDate }: ReportDraft) => {
    const short = locale.slice(0, 2);
    const language = reportLanguages.find((one) => one === short) ?? 'de';
    const body = { id: newUuid(), projectId: projectId ?? '', workDate, language };
    const sent = navigator.onLine && (await send(body));
    if (sent === 'refused') return;
    if (!sent) await queue.save(body, title ?? seenTitle(projectId) ?? '', true);
    void navigate(`/day-reports/${body.id}`, { replace: true });
  };
  const send = async (body: object): Promise<boolean | 'refused'> => {
    try {
      await requestJson({ url: reportsUrl, method: 'POST', body, onRefusal: 'tell' });
      return true;
    } catch (error) {
      if (isUnreachable(error)) return false;
      toForm(error);
      return 'refused';
    }
  };

  return (
    <PageFrame
      title={t('title.createDayReport')}
      breadcrumbs={[{ label: t('title.dayReports'), to: '/day-reports' }]}
      width="narrow"
    >
      <Form form={form} onSubmit={create} draft={false}>
        <Stack gap={5}>
          <DateField name="workDate" label={t('field.date')} today={today} max={today} />
          <DayProjects onPick={setTitle} />
          <EntityPicker
            name="projectId"
            label={t('field.project')}
            onSearch={searchProjects}
            selected={chosen && title ? { id: chosen, label: title } : null}
            onChosen={(item) => setTitle(item?.label ?? null)}
            clearable={false}
          />
          <ProposalPreview onProject={setTitle} />
          <FormActions submitLabel={t('report.create')} withState={false} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
