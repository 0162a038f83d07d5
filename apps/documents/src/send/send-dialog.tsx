import type { DocumentView, MailFile, MailProposal } from '@jahrring/contracts-documents';
import { shareLinkVariable } from '@jahrring/contracts-documents';
import { notify, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Alert, Button, ErrorState, Modal, Skeletons, Stack } from '@jahrring/ui';
import { Form, TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import { sendIcon } from '@jahrring/ui/icons';
import { FileList } from './file-list';
import { useMailProposal, useSendMail } from './send.api';
import { sendForm, toSendDraft, type SendValues } from './send-form';

const FORM_ID = 'documents-send';

interface SendDialogProps {
  document: DocumentView;
  onClose: () => void;
}

/** The mail of a document as it would go out: looked at, changed, sent. */
export function SendDialog({ document, onClose }: SendDialogProps) {
  const t = useT('documents');
  const { data, isError, refetch } = useMailProposal(document.id);
  const [send, { isLoading }] = useSendMail();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('send.title', { number: document.number ?? '' })}
      size="large"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            icon={sendIcon}
            type="submit"
            form={FORM_ID}
            loading={isLoading}
            disabled={!data}
          >
            {t('send.submit')}
          </Button>
        </>
      }
    >
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {data ? (
        <MailForm
          proposal={data}
          onSend={async (body) => {
            await send({ id: document.id, body }).unwrap();
            notify.success(t('send.queued', { to: body.to.map(({ address }) => address).join(', ') }));
            onClose();
          }}
        />
      ) : null}
      {data || isError ? null : <Skeletons lines={5} />}
    </Modal>
  );
}

interface MailFormProps {
  proposal: MailProposal;
  onSend: (body: SendValues) => Promise<void>;
}

function MailForm({ proposal, onSend }: MailFormProps) {
  const t = useT('documents');
  const form = useZodForm(sendForm, toSendDraft(proposal));
  const chosen = form.watch('annexIds');
  const submit = useSubmit(form, async (values: SendValues) => {
    await onSend(values);
  });
  const toggle = ({ id }: MailFile, isChosen: boolean) => {
    if (!id) return;
    const others = chosen.filter((known) => known !== id);
    form.setValue('annexIds', isChosen ? [...others, id] : others);
  };
  return (
    <Form form={form} onSubmit={submit} label={t('send.action')} id={FORM_ID} draft={false}>
      <Stack gap={4}>
        {proposal.to.length === 0 ? <Alert kind="info">{t('send.noReceiver')}</Alert> : null}
        <TextField name="to" label={t('send.to')} description={t('send.receiversHint')} autoFocus />
        <TextField name="cc" label={t('send.cc')} />
        <TextField name="subject" label={t('send.subject')} />
        <TextAreaField
          name="text"
          label={t('send.text')}
          {...(proposal.text.includes(shareLinkVariable) ? { description: t('send.linkHint') } : {})}
          rows={9}
        />
        <FileList files={proposal.files} chosen={chosen} onToggle={toggle} />
      </Stack>
    </Form>
  );
}
