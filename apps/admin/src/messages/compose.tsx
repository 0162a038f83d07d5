import {
  type CreateMessage,
  messageAudiences,
  messageContent,
  type MessageTemplateView,
  type MessageView,
} from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import { notify, requestJson, useBoot, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Modal, Stack, Switch } from '@jahrring/ui';
import { DateField, Form, TimeField, useFormState, useZodForm } from '@jahrring/ui/form';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { localMoment } from '../local-moment';
import { AddressFields } from './address-fields';
import { Attachments } from './attachments';
import { ContentFields, toContent, toWritten, useContentParts } from './content-fields';
import { authorOf } from './message-words';
import { messagesUrl, useCreateMessage, useSendMessage, useUpdateMessage } from './messages.api';
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
  const [later, setLater] = useState(false);
  const form = useZodForm(composed, startOf(props));
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  const toForm = useProblemToForm(form);
  const [create, creating] = useCreateMessage();
  const [update, updating] = useUpdateMessage();
  const [send, sending] = useSendMessage();
  const bodyOf = (values: Composed, stored: MessageView | null) =>
    ({
      audience: values.audience,
      licenceId: values.licenceId,
      type: values.type,
      plugin: values.plugin,
      userId: values.userId,
      replyToId: stored?.replyToId ?? replyTo?.id ?? null,
      content: toContent(values.content as ReturnType<typeof toWritten>),
    }) as CreateMessage;
  const contentParts = useContentParts();
  /** What follows once the draft is kept. */
  const then = useRef<(kept: MessageView, values: Composed) => void>(undefined);
  const toDraft = (stored: MessageView | null): Composed => {
    const { day, time } = form.getValues();
    return { ...startOf(stored ? { ...props, draft: stored } : props), day, time };
  };
  const { base, setBase, save, conflict } = useVersionedSave<
    MessageView | null,
    Composed,
    Composed,
    MessageView
  >({
    ...{ form, record: props.draft ?? null, toDraft },
    parts: () => [
      {
        fields: ['audience', 'licenceId', 'type', 'plugin', 'userId'],
        label: t('mailbox.audience'),
        show: ({ audience, type, plugin }) =>
          [t(`mailbox.audiences.${audience}`), type, plugin].filter(Boolean).join(', '),
      },
      ...contentParts,
    ],
    // What comes with the refusal does not say to whom the draft goes.
    load: (current) => requestJson<MessageView>({ url: `${messagesUrl}/${(current as MessageView).id}` }),
    run: (values, stored) => {
      const body = bodyOf(values, stored);
      return stored
        ? update({ id: stored.id, version: stored.version, body }).unwrap()
        : create(body).unwrap();
    },
    onSaved: (kept, values) => {
      setBase(kept);
      then.current?.(kept, values);
    },
  });
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
    then.current = (kept, written) => void sendKept(kept, written);
    await save(values);
  };
  const keep = async () => {
    then.current = () => {
      notify.success(t('mailbox.kept'));
      onClose();
    };
    await save(form.getValues());
  };
  const ensure = async (): Promise<MessageView | null> => {
    if (base) return base;
    let kept: MessageView | null = null;
    then.current = (saved) => (kept = saved);
    await save(form.getValues());
    return kept;
  };
  const applyTemplate = ({ content }: MessageTemplateView) =>
    form.setValue('content', toWritten(content), { shouldDirty: true });
  const busy = creating.isLoading || updating.isLoading || sending.isLoading;
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
