import type { MessageTemplateView, MessageView } from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import { notify, useBoot, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Button, Modal, Stack, Switch } from '@jahrring/ui';
import { DateField, Form, TimeField, useFormState, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { localMoment } from '../local-moment';
import { AddressFields } from './address-fields';
import { Attachments } from './attachments';
import { ContentFields, toWritten } from './content-fields';
import { authorOf } from './message-words';
import { useSendMessage } from './messages.api';
import { TemplateChoice } from './template-choice';
import { composed, startOf, useDraft, type ComposeProps, type Composed } from './use-draft';

const formId = 'message';

/** Writes a message, an answer or a draft, and sends it now or later. */
export function Compose(props: ComposeProps) {
  const { replyTo, isOperator, onClose } = props;
  const t = useT('admin');
  const { licence } = useBoot();
  const [later, setLater] = useState(false);
  const form = useZodForm(composed, startOf(props));
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  const toForm = useProblemToForm(form);
  const [send, sending] = useSendMessage();
  const { base, setBase, conflict, keep: keepDraft, isBusy } = useDraft(props, form);
  const isReply = (base?.audience ?? (replyTo ? 'reply' : '')) === 'reply';
  const sendKept = async ({ id, version }: MessageView, { day, time }: Composed) => {
    try {
      const plannedAt = later && day && time ? localMoment(day, time, licence.timeZone) : null;
      const sent = await send({ id, version, body: { plannedAt } }).unwrap();
      notify.success(plannedAt ? t('mailbox.planned') : t('mailbox.sent', { count: sent.people }));
      onClose();
    } catch (error) {
      toForm(error);
    }
  };
  const submit = async (values: Composed) => {
    if (later && !(values.day && values.time)) {
      form.setError(values.day ? 'time' : 'day', { type: 'required', message: 'validation.required' });
      return;
    }
    await keepDraft(values, (kept, written) => void sendKept(kept, written));
  };
  const keep = async () => {
    await keepDraft(form.getValues(), () => {
      notify.success(t('mailbox.kept'));
      onClose();
    });
  };
  const ensure = async (): Promise<MessageView | null> => {
    if (base) return base;
    let kept: MessageView | null = null;
    await keepDraft(form.getValues(), (saved) => (kept = saved));
    return kept;
  };
  const applyTemplate = ({ content }: MessageTemplateView) =>
    form.setValue('content', toWritten(content), { shouldDirty: true });
  const busy = isBusy || sending.isLoading;
  const selectedId = base?.licenceId ?? base?.userId;
  const selected = selectedId ? { id: selectedId, label: base?.toName ?? '' } : null;
  return (
    <Modal
      opened
      onClose={onClose}
      title={replyTo ? t('mailbox.replyTo', { name: authorOf(replyTo) }) : t('mailbox.write')}
      size="large"
      dismissible={!isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button loading={busy} onClick={() => void keep()}>
            {t('mailbox.keep')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={busy}>
            {t(later ? 'mailbox.plan' : 'mailbox.send')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={submit} label={t('mailbox.write')}>
        <Stack>
          {conflict}
          {isReply || !isOperator ? null : <AddressFields selected={selected} />}
          {isReply || isOperator ? null : <p>{t('mailbox.toOperator')}</p>}
          {isOperator && !isReply ? <TemplateChoice onChoose={applyTemplate} /> : null}
          <ContentFields key={base?.id ?? 'new'} withVariables={isOperator} />
          <Attachments draft={base} ensure={ensure} onChange={setBase} />
          <Switch label={t('mailbox.later')} checked={later} onChange={setLater} />
          {later ? (
            <div className="admin-fields admin-fields--halves">
              <DateField
                name="day"
                label={t('mailbox.day')}
                min={localDateAt(new Date(), licence.timeZone)}
                required
              />
              <TimeField name="time" label={t('mailbox.time')} required />
            </div>
          ) : null}
        </Stack>
      </Form>
    </Modal>
  );
}
