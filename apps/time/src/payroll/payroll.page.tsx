import { monthAfter } from '@jahrring/contracts-common';
import type { PayrollPreview } from '@jahrring/contracts-time';
import { Link, useAbility, useFormat, useSearchParams, useT, WorkProgress } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Alert, Button, EmptyState, PageFrame, Section, Stack } from '@jahrring/ui';
import { checkIcon, settingsIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { MonthSwitch } from '../month/month-switch';
import { monthOf, thisMonth } from '../month/months';
import { HandOverDialog } from './hand-over-dialog';
import { PayrollPeople } from './payroll-people';
import { PayrollRuns } from './payroll-runs';
import { usePayroll, usePayrollDone } from './payroll.api';
import './payroll.css';
import { sourceTitle } from './source-title';

/** Payroll data of a month: checked, handed over, downloaded as a file, undone. */
export function Component() {
  const t = useT('time');
  const [params, setParams] = useSearchParams();
  const { timeZone } = useFormat();
  // A month is handed over when it is over.
  const month = monthOf(params.get('month')) ?? monthAfter(thisMonth(timeZone), -1);
  const workId = params.get('work');
  const { currentData: preview, error, refetch } = usePayroll(month);
  const [tell] = usePayrollDone();
  const { can } = useAbility();
  return (
    <PageFrame
      title={t('title.payroll')}
      subtitle={t('payroll.text')}
      breadcrumbs={[{ label: t('title.overview'), to: '/timeoverview' }]}
      actions={
        can('tools.settings.license') ? (
          <Button icon={settingsIcon} to="/settings/payroll">
            {t('payroll.wageTypes')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={6}>
        <MonthSwitch month={month} onChange={(next) => setParams({ month: next })} />
        {workId ? (
          <WorkProgress
            key={workId}
            tool="time"
            id={workId}
            label={t('payroll.handingOver')}
            onDone={() => void tell(undefined)}
          >
            {({ state }) => (state === 'done' ? <Alert kind="success">{t('payroll.done')}</Alert> : null)}
          </WorkProgress>
        ) : null}
        {preview ? <Preview preview={preview} onStarted={(id) => setParams({ month, work: id })} /> : null}
        {preview ? null : <QueryState query={{ error, refetch }} lines={6} lineHeight="3.5rem" />}
        <Section title={t('payroll.runs')}>
          <PayrollRuns />
        </Section>
      </Stack>
    </PageFrame>
  );
}

interface PreviewProps {
  preview: PayrollPreview;
  onStarted: (workId: string) => void;
}

function Preview({ preview, onStarted }: PreviewProps) {
  const t = useT('time');
  const [asked, setAsked] = useState(false);
  const lines = preview.people.reduce((sum, person) => sum + person.lines.length, 0);
  return (
    <Stack gap={4}>
      <Remarks preview={preview} />
      {preview.people.length === 0 ? (
        <EmptyState title={t('payroll.emptyTitle')}>{t('payroll.emptyText')}</EmptyState>
      ) : (
        <PayrollPeople people={preview.people} month={preview.month} />
      )}
      {lines > 0 ? (
        <div className="payroll-foot">
          <span>{t('payroll.count', { count: lines })}</span>
          <Button variant="primary" icon={checkIcon} onClick={() => setAsked(true)}>
            {t('payroll.handOver')}
          </Button>
        </div>
      ) : null}
      {asked ? (
        <HandOverDialog preview={preview} onClose={() => setAsked(false)} onStarted={onStarted} />
      ) : null}
    </Stack>
  );
}

/** Remarks against handing over now; none of them prevents it. */
function Remarks({ preview }: { preview: PayrollPreview }) {
  const t = useT('time');
  const { unmapped, unconfirmed, closed, people } = preview;
  const nameless = people.filter(
    ({ personnelNumber, lines }) => personnelNumber === null && lines.length > 0,
  );
  return (
    <>
      {unmapped.length > 0 ? (
        <Alert kind="warning" title={t('payroll.unmapped')}>
          {unmapped.map((option) => sourceTitle(t, option)).join(', ')}.{' '}
          <Link to="/settings/payroll">{t('payroll.toWageTypes')}</Link>
        </Alert>
      ) : null}
      {nameless.length > 0 ? (
        <Alert kind="warning" title={t('payroll.noNumber')}>
          {nameless.map(({ employeeName }) => employeeName).join(', ')}
        </Alert>
      ) : null}
      {unconfirmed > 0 ? <Alert kind="info">{t('payroll.unconfirmed', { count: unconfirmed })}</Alert> : null}
      {closed || people.length === 0 ? null : <Alert kind="info">{t('payroll.open')}</Alert>}
    </>
  );
}
