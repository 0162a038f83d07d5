import { closePeriod, type ClosedPeriodView } from '@jahrring/contracts-bookkeeping';
import { notify, useFormat, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Badge, Button, Card, EmptyState, Skeletons, Stack } from '@jahrring/ui';
import { DateField, Form, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { ReasonDialog } from '../reason-dialog';
import { useClosePeriod, usePeriods, useReopenPeriod } from '../settings.api';
import './periods.css';

/** Closed days, with who may close and reopen them. */
export function Periods({ mayChange }: { mayChange: boolean }) {
  const t = useT('bookkeeping');
  const { data } = usePeriods();
  const [reopened, setReopened] = useState<ClosedPeriodView | null>(null);
  return (
    <Stack gap={5}>
      {mayChange ? <ClosePeriodForm /> : null}
      <Card title={t('record.closedPeriod')}>
        {data ? (
          <PeriodList items={data.items} onReopen={mayChange ? setReopened : undefined} />
        ) : (
          <Skeletons lines={3} />
        )}
      </Card>
      {reopened ? <ReopenDialog period={reopened} onClose={() => setReopened(null)} /> : null}
    </Stack>
  );
}

interface PeriodListProps {
  items: readonly ClosedPeriodView[];
  onReopen: ((period: ClosedPeriodView) => void) | undefined;
}

function PeriodList({ items, onReopen }: PeriodListProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  if (items.length === 0) return <EmptyState title={t('settings.noPeriods')} />;
  return (
    <ul className="closed-periods" aria-label={t('record.closedPeriod')}>
      {items.map((period) => (
        <li key={period.id}>
          <span>
            {t('settings.span', { from: format.date(period.fromDay), to: format.date(period.toDay) })}{' '}
            {period.reopenedAt ? <Badge>{t('settings.reopened')}</Badge> : null}
            {period.reopenReason ? <small>{period.reopenReason}</small> : null}
          </span>
          {period.reopenedAt === null && onReopen ? (
            <Button size="small" onClick={() => onReopen(period)}>
              {t('settings.reopen')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function ClosePeriodForm() {
  const t = useT('bookkeeping');
  const form = useZodForm(closePeriod, { fromDay: '', toDay: '' });
  const toForm = useProblemToForm(form);
  const [close, { isLoading }] = useClosePeriod();
  return (
    <Card title={t('settings.close')}>
      <Form
        form={form}
        label={t('settings.close')}
        draft={false}
        onSubmit={async (values) => {
          const answer = await close(values);
          if (answer.error) return toForm(answer.error);
          notify.success(t('settings.closed'));
          form.reset();
        }}
      >
        <div className="close-period">
          <DateField name="fromDay" label={t('field.fromDay')} />
          <DateField name="toDay" label={t('field.toDay')} />
          <Button type="submit" loading={isLoading}>
            {t('settings.closeAction')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

interface ReopenDialogProps {
  period: ClosedPeriodView;
  onClose: () => void;
}

function ReopenDialog({ period, onClose }: ReopenDialogProps) {
  const t = useT('bookkeeping');
  const [reopen] = useReopenPeriod();
  return (
    <ReasonDialog
      title={t('settings.reopen')}
      label={t('field.reopenReason')}
      action={t('settings.reopen')}
      onSubmit={(reason) => reopen({ id: period.id, reason }).unwrap()}
      onClose={onClose}
    />
  );
}
