import { receiptsWork, startReceipts, type ReceiptsView } from '@jahrring/contracts-bookkeeping';
import { isOver } from '@jahrring/contracts-common';
import {
  newUuid,
  problemText,
  saveFile,
  useFormat,
  useLatestWork,
  useProblemToast,
  useProblemToForm,
  useT,
  WorkProgress,
} from '@jahrring/tool-kit';
import { Alert, Button, Card, Columns, ErrorState, IconButton, Skeletons, Stack, Text } from '@jahrring/ui';
import { DateField, Form, useZodForm } from '@jahrring/ui/form';
import { downloadIcon } from '@jahrring/ui/icons';
import { localToday } from '@jahrring/ui/input';
import { useState } from 'react';
import { receiptsUrl, useReceipts, useStartReceipts } from '../receipts.api';

/** Receipts of some days as one archive; gathering may be left and is found again. */
export function Receipts() {
  const t = useT('bookkeeping');
  const { data, error, refetch } = useReceipts(undefined, { refetchOnMountOrArgChange: true });
  const running = useLatestWork('bookkeeping', receiptsWork)?.find((work) => !isOver(work));
  const [started, setStarted] = useState<string | null>(null);
  const workId = started ?? running?.id;
  if (error) return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={4} />;
  return (
    <Card title={t('receipts.title')}>
      <Stack gap={4}>
        <Text tone="muted">{t('receipts.text')}</Text>
        <ReceiptsForm onStarted={setStarted} />
        {workId ? (
          <WorkProgress
            key={workId}
            tool="bookkeeping"
            id={workId}
            label={t('receipts.running')}
            onDone={() => void refetch()}
          >
            {({ state }) => (state === 'done' ? <Alert kind="success">{t('receipts.done')}</Alert> : null)}
          </WorkProgress>
        ) : null}
        {data.items.length > 0 ? (
          <ul className="accounting-exports" aria-label={t('receipts.archives')}>
            {data.items.map((one) => (
              <li key={one.id}>
                <ArchiveRow one={one} />
              </li>
            ))}
          </ul>
        ) : null}
      </Stack>
    </Card>
  );
}

function ReceiptsForm({ onStarted }: { onStarted: (id: string) => void }) {
  const t = useT('bookkeeping');
  const form = useZodForm(startReceipts, usualSpan());
  const toForm = useProblemToForm(form);
  const [start, { isLoading }] = useStartReceipts();
  return (
    <Form
      form={form}
      label={t('receipts.gather')}
      draft={false}
      onSubmit={async (values) => {
        const answer = await start({ ...values, id: newUuid() });
        if (answer.error) return toForm(answer.error);
        onStarted(answer.data.id);
      }}
    >
      <Stack gap={4}>
        <Columns>
          <DateField name="fromDay" label={t('receipts.fromDay')} />
          <DateField name="toDay" label={t('receipts.toDay')} />
        </Columns>
        <div>
          <Button type="submit" loading={isLoading}>
            {t('receipts.gather')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** The month before this one: what the accountant waits for. */
function usualSpan(): { fromDay: string; toDay: string } {
  const [year = 0, month = 1] = localToday().split('-').map(Number);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    fromDay: day(new Date(Date.UTC(year, month - 2, 1))),
    toDay: day(new Date(Date.UTC(year, month - 1, 0))),
  };
}

function ArchiveRow({ one: { id, fromDay, toDay, files, missing, createdAt } }: { one: ReceiptsView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const toast = useProblemToast();
  const title = t('settings.span', { from: format.date(fromDay), to: format.date(toDay) });
  const said = [
    t('receipts.files', { count: files }),
    missing > 0 ? t('receipts.missing', { count: missing }) : null,
    format.dateTime(createdAt),
  ];
  const save = () => {
    saveFile({ url: `${receiptsUrl}/${id}/file` }, `${fromDay}_${toDay}.zip`).catch(toast);
  };
  return (
    <>
      <span>
        {title}
        <small>{said.filter(Boolean).join(' · ')}</small>
      </span>
      <span className="accounting-exports__actions">
        <IconButton icon={downloadIcon} label={t('accounting.download', { title })} onClick={save} />
      </span>
    </>
  );
}
