import type { MessageView } from '@jahrring/contracts-support';
import {
  bus,
  connectionValue,
  discardUnsent,
  newUuid,
  type OutboxItem,
  outboxSent,
  outboxValue,
  problemOf,
  requestJson,
  sendLater,
  useProblemToast,
  useValue,
} from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';
import { useEffect, useState } from 'react';

const kind = 'support/message';
/** No answer came at all. */
const noAnswer = 0;

/** A message that the server does not have yet: on its way, kept on the device, or refused. */
export interface Unsent {
  id: string;
  text: string;
  fileName?: string;
  state: 'sending' | 'waiting' | 'refused';
}

export interface Sending {
  unsent: readonly Unsent[];
  /** Resolves when it is sent, or kept on the device. False: refused, and told. */
  send: (body: MessageBody) => Promise<boolean>;
  attach: (file: File) => Promise<boolean>;
  discard: (id: string) => void;
}

export interface MessageBody {
  text: string;
  /** The desk's own. */
  note?: boolean;
  status?: 'waiting' | 'solved';
}

/** Sends at once; without a connection it waits on the device and goes out by itself, once. */
export function useSending(url: string, title: string, onSent: (message?: MessageView) => void): Sending {
  const toast = useProblemToast();
  const [underway, setUnderway] = useState<readonly Unsent[]>([]);
  const kept = useValue(outboxValue);
  useEffect(
    () =>
      bus.on(outboxSent, (item) => {
        if (isOurs(item, url)) onSent();
      }),
    [url, onSent],
  );

  const deliver = async (shown: Unsent, path: string, body: object, file?: File): Promise<boolean> => {
    const { id, text } = shown;
    const later = async () => {
      const summary = { title, text: text || (file?.name ?? '') };
      const blob = file ? { file: { name: file.name, blob: file } } : {};
      await sendLater({ id, kind, url: `${url}/${path}`, body: { id, ...body }, ...blob, summary });
    };
    setUnderway((before) => [...before, shown]);
    try {
      if (connectionValue.get()) onSent(await post(`${url}/${path}`, { id, ...body }, file));
      else await later();
      return true;
    } catch (error) {
      const { status } = problemOf(error);
      if (status !== noAnswer) toast(error);
      else await later();
      return status === noAnswer;
    } finally {
      setUnderway((before) => before.filter((one) => one.id !== id));
    }
  };
  const waiting = kept.filter((item) => isOurs(item, url) && item.state !== 'sent').map(toUnsent);
  return {
    unsent: [...waiting, ...underway.filter(({ id }) => waiting.every((one) => one.id !== id))],
    send: (body) => deliver({ id: newUuid(), text: body.text, state: 'sending' }, 'messages', body),
    attach: (file) =>
      deliver({ id: newUuid(), text: '', fileName: file.name, state: 'sending' }, 'files', {}, file),
    discard: (id) => void discardUnsent(id),
  };
}

function post(url: string, body: { id: string }, file?: File): Promise<MessageView> {
  const key = { idempotencyKey: body.id, method: 'POST', onRefusal: 'tell' } as const;
  if (!file) return requestJson<MessageView>({ url, body, ...key });
  return requestJson<MessageView>({ url, body: fileForm(file, { id: body.id }), ...key });
}

function isOurs(item: unknown, url: string): item is OutboxItem {
  const { kind: of, url: to } = item as Partial<OutboxItem>;
  return of === kind && (to ?? '').startsWith(`${url}/`);
}

function toUnsent({ id, summary, file, state }: OutboxItem): Unsent {
  return {
    id,
    text: file ? '' : (summary.text ?? ''),
    ...(file ? { fileName: file.name } : {}),
    state: state === 'refused' ? 'refused' : 'waiting',
  };
}
