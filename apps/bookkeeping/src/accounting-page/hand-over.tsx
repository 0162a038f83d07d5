import {
  accountingFormats,
  accountingWork,
  startAccountingExport,
  type AccountingWaiting,
} from '@jahrring/contracts-bookkeeping';
import { isOver } from '@jahrring/contracts-common';
import {
  newUuid,
  problemText,
  useBoot,
  useFormat,
  useLatestWork,
  useProblemToForm,
  useT,
  WorkProgress,
} from '@jahrring/tool-kit';
import { Alert, Button, Card, Columns, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { DateField, Form, SelectField, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useState } from 'react';
import { useAccountingExports, useAccountingWaiting, useStartExport } from '../accounting.api';

/** Entries that wait, and handing them over; the work may be left and is found again. */
export function HandOver({ mayHandOver }: { mayHandOver: boolean }) {
  const t = useT('bookkeeping');
  const { data, error, refetch } = useAccountingWaiting(undefined, { refetchOnMountOrArgChange: true });
  const exports = useAccountingExports();
  const running = useLatestWork('bookkeeping', accountingWork)?.find((work) => !isOver(work));
  const [started, setStarted] = useState<string | null>(null);
  const workId = started ?? running?.id;
  if (error) return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={4} />;
  return (
    <Card title={t('accounting.waiting')}>
      <Stack gap={4}>
        <Waiting waiting={data} />
        {workId ? (
          <WorkProgress
            key={workId}
            tool="bookkeeping"
            id={workId}
            label={t('accounting.running')}
            onDone={() => void exports.refetch()}
          >
            {({ state }) => (state === 'done' ? <Alert kind="success">{t('accounting.done')}</Alert> : null)}
          </WorkProgress>
        ) : null}
        {mayHandOver && data.entries > 0 ? <HandOverForm onStarted={setStarted} /> : null}
      </Stack>
    </Card>
  );
}

function Waiting({ waiting: { entries, total, firstDay, lastDay } }: { waiting: AccountingWaiting }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  if (firstDay === null || lastDay === null) return <Text as="p">{t('accounting.nothing')}</Text>;
  const days = t('settings.span', { from: format.date(firstDay), to: format.date(lastDay) });
  return (
    <Text as="p">
      {t('accounting.entries', { count: entries })} · {days} · {format.money(total, currency)}
    </Text>
  );
}

function HandOverForm({ onStarted }: { onStarted: (id: string) => void }) {
  const t = useT('bookkeeping');
  const form = useZodForm(startAccountingExport, { format: 'datev', toDay: localToday() });
  const toForm = useProblemToForm(form);
  const [start, { isLoading }] = useStartExport();
  return (
    <Form
      form={form}
      label={t('accounting.handOver')}
      draft={false}
      onSubmit={async (values) => {
        const answer = await start({ ...values, id: newUuid() });
        if (answer.error) return toForm(answer.error);
        onStarted(answer.data.id);
      }}
    >
      <Stack gap={4}>
        <Columns>
          <SelectField
            name="format"
            label={t('accounting.format')}
            required
            options={accountingFormats.map((value) => ({ value, label: t(`accounting.formats.${value}`) }))}
          />
          <DateField name="toDay" label={t('accounting.toDay')} />
        </Columns>
        <div>
          <Button variant="primary" type="submit" loading={isLoading}>
            {t('accounting.handOver')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
