import { reportLimits, type DayReportView } from '@jahrring/contracts-time';
import { notify, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Modal, Stack } from '@jahrring/ui';
import { Form, FormActions, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { useReopenDayReport } from './day-report.api';

const draft = z.object({ reason: z.string().trim().min(3).max(reportLimits.reason) });

/** Opens a finished report again, with the reason that stays with it. */
export function ReopenDialog({ view, onClose }: { view: DayReportView; onClose: () => void }) {
  const t = useT('time');
  const form = useZodForm(draft, { reason: '' });
  const [reopen] = useReopenDayReport();
  const save = useSubmit(form, async ({ reason }: z.infer<typeof draft>) => {
    await reopen({ id: view.id, version: view.version, reason }).unwrap();
    notify.success(t('report.reopen.done'));
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title={t('report.reopen.title', { number: view.number ?? '' })}>
      <Form form={form} onSubmit={save} draft={false} label={t('report.reopen.action')}>
        <Stack gap={4}>
          <p className="time-report-note">{t('report.reopen.text')}</p>
          <TextAreaField name="reason" label={t('report.sign.reason')} rows={3} />
          <FormActions submitLabel={t('report.reopen.action')} onCancel={onClose} withState={false} />
        </Stack>
      </Form>
    </Modal>
  );
}
