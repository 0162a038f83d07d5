import { createUnlock } from '@jahrring/contracts-time';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Modal, Stack, Text } from '@jahrring/ui';
import { Form, FormActions, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { useUnlock } from './confirmation.api';

const schema = createUnlock.pick({ reason: true });

interface UnlockDialogProps {
  employeeId: string;
  name: string;
  date: string;
  onClose: () => void;
}

/** Opens a locked day of one person for a while; the reason is kept. */
export function UnlockDialog({ employeeId, name, date, onClose }: UnlockDialogProps) {
  const t = useT('time');
  const format = useFormat();
  const form = useZodForm(schema, { reason: '' });
  const [unlock] = useUnlock();
  const title = t('unlock.title', { date: format.date(date), name });
  const save = useSubmit(form, async ({ reason }: { reason: string }) => {
    const { expiresAt } = await unlock({ employeeId, date, reason }).unwrap();
    notify.success(t('unlock.done', { until: format.dateTime(expiresAt) }));
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title={title} size="small">
      <Form form={form} onSubmit={save} label={title} draft={false}>
        <Stack gap={4}>
          <Text>{t('unlock.text')}</Text>
          <TextAreaField name="reason" label={t('unlock.reason')} />
          <FormActions onCancel={onClose} submitLabel={t('unlock.action')} />
        </Stack>
      </Form>
    </Modal>
  );
}
