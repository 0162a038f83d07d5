import {
  type CreateMessage,
  messageAudiences,
  messageContent,
  type MessageTemplateView,
  type MessageView,
} from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import { notify, useBoot, useProblemToast, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Button, Modal, Stack, Switch } from '@jahrring/ui';
import { DateField, Form, TimeField, useFormState, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { z } from 'zod';
import { localMoment } from '../local-moment';
import { AddressFields } from './address-fields';
import { Attachments } from './attachments';
import { ContentFields, toContent, toWritten } from './content-fields';
import { authorOf } from './message-words';
import { useCreateMessage, useSendMessage, useUpdateMessage } from './messages.api';
import { TemplateChoice } from './template-choice';

const formId = 'message';

/** As it stands in the form; what a message lacks the server says when it is sent. */
const composed = z.object({
  audience: z.enum(messageAudiences),
  licenceId: z.string().nullable(),
  type: z.string().nullable(),
  plugin: z.string().nullable(),
  userId: z.string().nullable(),
  content: z.record(z.string(), messageContent.valueType),
  day: z.string().nullable(),
  time: z.string().nullable(),
});
type Composed = z.infer<typeof composed>;

export interface ComposeProps {
  draft?: MessageView;
  replyTo?: MessageView;
  /** True if the writer is the operator of the installation: everybody else writes to the operators. */
  isOperator: boolean;
  onClose: () => void;
}

function startOf({ draft, replyTo, isOperator }: ComposeProps): Composed {
  const subject = replyTo ? replyTo.subject.replace(/^(Re: )?/, 'Re: ').slice(0, 200) : '';
  const content = toWritten(draft?.content ?? null);
  if (replyTo) content.de.subject = subject;
  return {
    audience: draft?.audience ?? (replyTo ? 'reply' : isOperator ? 'licence' : 'operator'),
    licenceId: draft?.licenceId ?? null,
    type: draft?.type ?? null,
    plugin: draft?.plugin ?? null,
    userId: draft?.userId ?? null,
    content,
    day: null,
    time: '08:00',
  };
}

/** Writes a message, an answer or a draft, and sends it now or later. */
export function Compose(props: ComposeProps) {
  const { replyTo, isOperator, onClose } = props;
  const t = useT('admin');
  const { licence } = useBoot();
  const [draft, setDraft] = useState(props.draft ?? null);
  const [later, setLater] = useState(false);
  const form = useZodForm(composed, startOf(props));
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  const toForm = useProblemToForm(form);
  const toast = useProblemToast();
  const [create, creating] = useCreateMessage();
  const [update, updating] = useUpdateMessage();
  const [send, sending] = useSendMessage();
  const isReply = (draft?.audience ?? (replyTo ? 'reply' : '')) === 'reply';
  const bodyOf = (values: Composed) =>
    ({
      audience: values.audience,
      licenceId: values.licenceId,
      type: values.type,
      plugin: values.plugin,
      userId: values.userId,
      replyToId: draft?.replyToId ?? replyTo?.id ?? null,
      content: toContent(values.content as ReturnType<typeof toWritten>),
    }) as CreateMessage;
  const save = async (values: Composed): Promise<MessageView> => {
    const body = bodyOf(values);
    const saved = draft
      ? await update({ id: draft.id, version: draft.version, body }).unwrap()
      : await create(body).unwrap();
    setDraft(saved);
    return saved;
  };
  const submit = async (values: Composed) => {
    try {
      const { day, time } = values;
      if (later && !(day && time)) {
        form.setError(day ? 'time' : 'day', { type: 'required', message: 'validation.required' });
        return;
      }
      const { id, version } = await save(values);
      const plannedAt = later && day && time ? localMoment(day, time, licence.timeZone) : null;
      const sent = await send({ id, version, body: { plannedAt } }).unwrap();
      notify.success(plannedAt ? t('mailbox.planned') : t('mailbox.sent', { count: sent.people }));
      onClose();
    } catch (error) {
      toForm(error);
    }
  };
  const keep = async () => {
    try {
      await save(form.getValues());
      notify.success(t('mailbox.kept'));
      onClose();
    } catch (error) {
      toForm(error);
    }
  };
  const ensure = async (): Promise<MessageView | null> => {
    if (draft) return draft;
    try {
      return await save(form.getValues());
    } catch (error) {
      toast(error);
      return null;
    }
  };
  const applyTemplate = ({ content }: MessageTemplateView) =>
    form.setValue('content', toWritten(content), { shouldDirty: true });
  const busy = creating.isLoading || updating.isLoading || sending.isLoading;
  const selectedId = draft?.licenceId ?? draft?.userId;
  const selected = selectedId ? { id: selectedId, label: draft?.toName ?? '' } : null;
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
          {isReply || !isOperator ? null : <AddressFields selected={selected} />}
          {isReply || isOperator ? null : <p>{t('mailbox.toOperator')}</p>}
          {isOperator && !isReply ? <TemplateChoice onChoose={applyTemplate} /> : null}
          <ContentFields key={draft?.id ?? 'new'} withVariables={isOperator} />
          <Attachments draft={draft} ensure={ensure} onChange={setDraft} />
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
