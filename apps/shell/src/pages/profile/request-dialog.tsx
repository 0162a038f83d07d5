import { requestConnection, type RequestConnection } from '@jahrring/contracts-admin';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import { Form, TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import { useSendRequest } from './profile.api';

const formId = 'connection-request';

/** Asks a licence to let one in. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const t = useT('shell');
  const form = useZodForm(requestConnection, { adminEmail: '', licenceName: '', message: '' });
  const showProblem = useProblemToForm(form);
  const [send] = useSendRequest();
  const submit = async (body: RequestConnection) => {
    try {
      const { licenceName } = await send(body).unwrap();
      notify.success(t('requests.sent', { licence: licenceName }));
      onClose();
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      dismissible={!form.formState.isDirty}
      title={t('requests.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cv.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('requests.send')}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={submit} id={formId} label={t('requests.title')}>
        <TextField name="adminEmail" type="email" label={t('requests.adminEmail')} autoFocus />
        <TextField
          name="licenceName"
          label={t('requests.licenceName')}
          description={t('requests.licenceHint')}
        />
        <TextAreaField name="message" label={t('requests.message')} />
      </Form>
    </Modal>
  );
}
