import { revokePayroll, type PayrollRun } from '@jahrring/contracts-time';
import { saveFile, useFormat, useLocale, useProblemToast, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Badge, Button, IconButton, Modal, Stack, Text } from '@jahrring/ui';
import { Form, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { downloadIcon, historyIcon } from '@jahrring/ui/icons';
import { monthTitle } from '../month/months';
import { usePayrollRuns, useRevokePayroll } from './payroll.api';

/** Every hand-over with its file; the latest can be taken back. */
export function PayrollRuns() {
  const t = useT('time');
  const { data, error, refetch } = usePayrollRuns(undefined);
  const [chosen, setChosen] = useState<PayrollRun | null>(null);
  if (!data) {
    return <QueryState query={{ error, refetch }} lines={3} />;
  }
  if (data.items.length === 0) return <Text tone="muted">{t('payroll.noRuns')}</Text>;
  return (
    <>
      <ul className="payroll-runs">
        {data.items.map((run) => (
          <Run key={run.id} run={run} onTakeBack={() => setChosen(run)} />
        ))}
      </ul>
      {chosen ? <RevokeRunDialog run={chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
}

function Run({ run, onTakeBack }: { run: PayrollRun; onTakeBack: () => void }) {
  const t = useT('time');
  const format = useFormat();
  const locale = useLocale();
  const toast = useProblemToast();
  const title = t('payroll.run', { number: run.number, month: monthTitle(run.month, locale) });
  const fetchFile = () =>
    void saveFile(
      { url: `/api/time/payroll/runs/${run.id}/file` },
      `lohn-${run.month}-${run.number}.csv`,
    ).catch(toast);
  return (
    <li className="payroll-run">
      <span className="payroll-run__what">
        <strong>{title}</strong>
        <Text tone="muted">
          {t('payroll.runFacts', {
            at: format.dateTime(run.createdAt),
            name: run.createdByName,
            people: t('payroll.runPeople', { count: run.people }),
            lines: t('payroll.count', { count: run.lines }),
          })}
        </Text>
        {run.reason ? <Text tone="muted">{run.reason}</Text> : null}
      </span>
      {run.state === 'done' ? null : <Badge tone="stein">{t(`payroll.state.${run.state}`)}</Badge>}
      <span className="payroll-run__ways">
        {run.canTakeBack ? (
          <Button variant="quiet" icon={historyIcon} onClick={onTakeBack}>
            {t('payroll.takeBack')}
          </Button>
        ) : null}
        {run.state === 'running' ? null : (
          <IconButton icon={downloadIcon} label={t('payroll.file', { title })} onClick={fetchFile} />
        )}
      </span>
    </li>
  );
}

function RevokeRunDialog({ run, onClose }: { run: PayrollRun; onClose: () => void }) {
  const t = useT('time');
  const form = useZodForm(revokePayroll, { reason: '' });
  const [takeBack] = useRevokePayroll();
  const send = useSubmit(form, async ({ reason }: { reason: string }) => {
    await takeBack({ id: run.id, reason }).unwrap();
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title={t('payroll.takeBackTitle', { number: run.number })}>
      <Form form={form} onSubmit={send} label={t('payroll.takeBack')}>
        <Stack gap={4}>
          <Text as="p">{t('payroll.takeBackText')}</Text>
          <TextAreaField name="reason" label={t('payroll.reason')} autoFocus />
          <div className="payroll-dialog__foot">
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button type="submit" variant="danger" loading={form.formState.isSubmitting}>
              {t('payroll.takeBack')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Modal>
  );
}
