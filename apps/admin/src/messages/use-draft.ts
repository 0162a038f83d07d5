import {
  type CreateMessage,
  messageAudiences,
  messageContent,
  type MessageView,
  plugins,
} from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { useShownName, useVersionedSave } from '@jahrring/tool-kit/form';
import { startValues } from '@jahrring/tool-kit/start-values';
import type { useZodForm } from '@jahrring/ui/form';
import { useRef } from 'react';
import { z } from 'zod';
import { toContent, toWritten, useContentParts } from './content-fields';
import { useCreateMessage, useUpdateMessage } from './messages.api';

/** As it stands in the form; what a message lacks the server says when it is sent. */
export const composed = z.object({
  audience: z.enum(messageAudiences),
  licenceId: z.string().nullable(),
  type: z.string().nullable(),
  plugin: z.string().nullable(),
  userId: z.string().nullable(),
  content: z.record(z.string(), messageContent.valueType),
  day: z.string().nullable(),
  time: z.string().nullable(),
});
export type Composed = z.infer<typeof composed>;

export interface ComposeProps {
  draft?: MessageView;
  replyTo?: MessageView;
  /** True if the writer is the operator of the installation: everybody else writes to the operators. */
  isOperator: boolean;
  onClose: () => void;
}

export function startOf({ draft, replyTo, isOperator }: ComposeProps): Composed {
  const subject = replyTo ? replyTo.subject.replace(/^(Re: )?/, 'Re: ').slice(0, 200) : '';
  const content = toWritten(draft?.content ?? null);
  if (replyTo) content.de.subject = subject;
  const audience = replyTo ? 'reply' : isOperator ? 'licence' : 'operator';
  return {
    ...startValues({ audience, licenceId: null, type: null, plugin: null, userId: null }, draft),
    content,
    day: null,
    time: '08:00',
  };
}

/** Returns a function that says to whom a draft goes: its kind of audience, and which one. */
function useAudienceWords() {
  const t = useT('admin');
  const nameOf = useShownName();
  return ({ audience, licenceId, type, plugin, userId }: Composed, stored: (MessageView | null)[]) => {
    const names = stored.flatMap((one) => (one ? [[one.licenceId ?? one.userId, one.toName] as const] : []));
    const which = {
      licence: () => nameOf(licenceId, names),
      person: () => nameOf(userId, names),
      type: () => (type ? t(`licenceType.${type}`) : ''),
      plugin: () => (plugin ? t(plugins.find(({ id }) => id === plugin)?.titleKey ?? plugin) : ''),
    };
    const named = audience in which ? which[audience as keyof typeof which]() : '';
    return [t(`mailbox.audiences.${audience}`), named].filter(Boolean).join(': ');
  };
}

/** The draft that the form becomes: kept under its version, merged with what somebody else has kept meanwhile. */
export function useDraft(props: ComposeProps, form: ReturnType<typeof useZodForm<Composed, Composed>>) {
  const { replyTo } = props;
  const t = useT('admin');
  const [create, creating] = useCreateMessage();
  const [update, updating] = useUpdateMessage();
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
  const inWords = useAudienceWords();
  /** Called once the draft is kept. */
  const then = useRef<(kept: MessageView, values: Composed) => void>(undefined);
  const toDraft = (stored: MessageView | null): Composed => {
    const { day, time } = form.getValues();
    return { ...startOf(stored ? { ...props, draft: stored } : props), day, time };
  };
  const { base, setBase, save, conflict } = useVersionedSave({
    ...{ form, record: props.draft ?? null, toDraft },
    parts: (...stored) => [
      {
        fields: ['audience', 'licenceId', 'type', 'plugin', 'userId'],
        label: t('mailbox.audience'),
        show: (draft) => inWords(draft, stored),
      },
      ...contentParts,
    ],
    load: (current) => current as MessageView,
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
  /** Keeps the draft, and does the rest with it. */
  const keep = async (values: Composed, rest: (kept: MessageView, values: Composed) => void) => {
    then.current = rest;
    await save(values);
  };
  return { base, setBase, conflict, keep, isBusy: creating.isLoading || updating.isLoading };
}
