import type { IncomingRequestView } from '@jahrring/contracts-admin';
import { notify, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Button, Modal } from '@jahrring/ui';
import { Form, TextAreaField, useForm } from '@jahrring/ui/form';
import { useDeclineConnection } from './connection-requests.api';

const formId = 'decline-request';

/** Says no, with a reason the person is told. */
export function DeclineDialog({ request, onClose }: { request: IncomingRequestView; onClose: () => void }) {
  const t = useT('admin');
  const form = useForm({ defaultValues: { reason: '' } });
  const [decline] = useDeclineConnection();
  const submit = useSubmit(form, async ({ reason }: { reason: string }) => {
    await decline({ id: request.id, reason }).unwrap();
    notify.success(t('request.declined'));
    onClose();
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('request.declineTitle')}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('request.cancel')}</Button>
          <Button variant="danger" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('request.decline', { name: request.personName })}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={submit} id={formId} label={t('request.declineTitle')} draft={false}>
        <TextAreaField name="reason" label={t('request.reason')} autoFocus />
      </Form>
    </Modal>
  );
}
