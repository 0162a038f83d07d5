import { isOver } from '@jahrring/contracts-common';
import {
  periodReportFormats,
  periodReportWork,
  type PeriodReportFile,
  type PeriodReportFormat,
  type PeriodReportKind,
} from '@jahrring/contracts-evaluations';
import {
  newUuid,
  saveFile,
  useFormat,
  useLatestWork,
  useLocale,
  useProblemToast,
  useT,
  WorkProgress,
} from '@jahrring/tool-kit';
import { Alert, Button, Card, IconButton, Stack } from '@jahrring/ui';
import { CheckboxField, Form, RadioGroup, SelectField, useForm, useWatch } from '@jahrring/ui/form';
import { downloadIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { periodReportFilesUrl, useReportFiles, useStartReport } from './period-report.api';
import { periodTitle } from './period-title';

interface Person {
  id: string;
  name: string;
}

interface ReportFilesProps {
  kind: PeriodReportKind;
  /** `2026-11` or `2026` */
  period: string;
  /** The one that is looked at. */
  person: Person;
  people: readonly Person[];
}

const titles = {
  monthly: 'title.monthly',
  monthly_short: 'title.monthlyShort',
  yearly: 'title.yearly',
} as const satisfies Record<PeriodReportKind, string>;

/** The report as a file, for one, some or all people; writing may be left and is found again. */
export function ReportFiles(props: ReportFilesProps) {
  const t = useT('evaluations');
  const { data, refetch } = useReportFiles(undefined, { refetchOnMountOrArgChange: true });
  const running = useLatestWork('evaluations', periodReportWork)?.find((work) => !isOver(work));
  const [started, setStarted] = useState<string | null>(null);
  const workId = started ?? running?.id;
  const files = data?.items ?? [];
  return (
    <Card title={t('periodReport.file.title')}>
      <Stack gap={4}>
        <FileForm {...props} onStarted={setStarted} />
        {workId ? (
          <WorkProgress
            key={workId}
            tool="evaluations"
            id={workId}
            label={t('periodReport.file.running')}
            onDone={() => void refetch()}
          >
            {({ state }) =>
              state === 'done' ? <Alert kind="success">{t('periodReport.file.done')}</Alert> : null
            }
          </WorkProgress>
        ) : null}
        {files.length > 0 ? (
          <ul className="period-report__files" aria-label={t('periodReport.file.list')}>
            {files.map((file) => (
              <li key={file.id}>
                <FileRow file={file} />
              </li>
            ))}
          </ul>
        ) : null}
      </Stack>
    </Card>
  );
}

type Who = 'one' | 'some' | 'all';

interface Values {
  who: Who;
  format: PeriodReportFormat;
  people: Record<string, boolean>;
}

function FileForm({
  kind,
  period,
  person,
  people,
  onStarted,
}: ReportFilesProps & { onStarted: (id: string) => void }) {
  const t = useT('evaluations');
  const toast = useProblemToast();
  const [start, { isLoading }] = useStartReport();
  const form = useForm<Values>({ defaultValues: { who: 'one', format: 'pdf', people: {} } });
  const who = useWatch({ control: form.control, name: 'who' });
  const isAlone = people.length < 2;
  return (
    <Form
      form={form}
      label={t('periodReport.file.title')}
      draft={false}
      onSubmit={async (values) => {
        const some = people.filter(({ id }) => values.people[id]).map(({ id }) => id);
        const chosen = { one: [person.id], all: null, some: some.length > 0 ? some : [person.id] };
        const asked = { id: newUuid(), kind, period, format: values.format };
        const answer = await start({ ...asked, employeeIds: chosen[values.who] });
        if (answer.error) toast(answer.error);
        else onStarted(answer.data.id);
      }}
    >
      <Stack gap={4}>
        {isAlone ? null : (
          <RadioGroup
            name="who"
            label={t('periodReport.file.who')}
            options={[
              { value: 'one', label: t('periodReport.file.one', { name: person.name }) },
              { value: 'some', label: t('periodReport.file.some') },
              { value: 'all', label: t('periodReport.file.all', { count: people.length }) },
            ]}
          />
        )}
        {who === 'some' ? (
          <div className="period-report__people" role="group" aria-label={t('periodReport.file.people')}>
            {people.map(({ id, name }) => (
              <CheckboxField key={id} name={`people.${id}`} label={name} />
            ))}
          </div>
        ) : null}
        <div className="period-report__start">
          <SelectField
            name="format"
            label={t('periodReport.file.format')}
            options={periodReportFormats
              .filter((format) => format !== 'zip' || !isAlone)
              .map((value) => ({ value, label: t(`periodReport.file.formats.${value}`) }))}
          />
          <Button type="submit" variant="primary" loading={isLoading}>
            {t('periodReport.file.start')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function FileRow({ file: { id, kind, period, format, people, createdAt } }: { file: PeriodReportFile }) {
  const t = useT('evaluations');
  const formats = useFormat();
  const locale = useLocale();
  const toast = useProblemToast();
  const title = `${t(titles[kind])} ${periodTitle(period, locale)}`;
  const said = [
    t(`periodReport.file.formats.${format}`),
    people > 1 ? t('periodReport.everybody', { count: people }) : null,
    formats.dateTime(createdAt),
  ];
  const save = () => {
    saveFile({ url: `${periodReportFilesUrl}/${id}` }, `${title}.${format}`).catch(toast);
  };
  return (
    <>
      <span>
        {title}
        <small>{said.filter(Boolean).join(' · ')}</small>
      </span>
      <IconButton
        icon={downloadIcon}
        label={t('periodReport.file.download', { title: `${title} (${format})` })}
        onClick={save}
      />
    </>
  );
}
