import type { CasePerson, CaseSide, MessageView } from '@jahrring/contracts-support';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, Skeletons } from '@jahrring/ui';
import { Fragment, useEffect, useRef } from 'react';
import { MessageRow } from './message-row';
import { UnsentRow } from './unsent-row';
import type { Sending } from './use-sending';
import type { Thread } from './use-thread';
import { useFollowing } from './use-following';

interface ChatLogProps {
  url: string;
  side: CaseSide;
  thread: Thread;
  sending: Sending;
  people: readonly CasePerson[];
}

/** The messages, oldest first; older ones come when the beginning is reached. */
export function ChatLog({ url, side, thread, sending, people }: ChatLogProps) {
  const t = useT('support');
  const format = useFormat();
  const { known, problem, loadingOlder, loadOlder, refresh } = thread;
  const messages = known?.messages ?? [];
  const log = useFollowing(messages, sending.unsent.length);
  const top = useReached(known?.more === true && !loadingOlder, loadOlder);
  const readUntil = newestRead(people, side);
  if (!known) {
    return (
      <div className="support-log">
        {problem ? (
          <ErrorState onRetry={refresh}>{problemText(t, problem)}</ErrorState>
        ) : (
          <Skeletons lines={6} lineHeight="3.5rem" />
        )}
      </div>
    );
  }
  return (
    <div
      ref={log}
      className="support-log"
      role="log"
      aria-label={t('chat.log')}
      aria-busy={loadingOlder}
      tabIndex={0}
    >
      {known.more ? (
        <div ref={top} className="support-log__older">
          <Button size="small" variant="quiet" loading={loadingOlder} onClick={() => void loadOlder()}>
            {t('chat.older')}
          </Button>
        </div>
      ) : null}
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          {dayOf(messages[index - 1]) === dayOf(message) ? null : (
            <p className="support-log__day">{format.longDate(message.createdAt)}</p>
          )}
          <MessageRow
            message={message}
            side={side}
            fileUrl={`${url}/messages/${message.id}/file`}
            read={
              message.side === side && message.kind === 'message' ? readUntil >= message.createdAt : undefined
            }
          />
        </Fragment>
      ))}
      {sending.unsent.map((unsent) => (
        <UnsentRow key={unsent.id} unsent={unsent} onDiscard={() => sending.discard(unsent.id)} />
      ))}
    </div>
  );

  function dayOf(message: MessageView | undefined): string {
    return message ? format.date(message.createdAt) : '';
  }
}

/** Until when somebody of the other side has read; empty: nothing yet. */
function newestRead(people: readonly CasePerson[], side: CaseSide): string {
  const read = people.flatMap((person) => (person.side === side || !person.readAt ? [] : [person.readAt]));
  return read.sort().at(-1) ?? '';
}

/** Calls `load` when the element comes into view. */
function useReached(active: boolean, load: () => Promise<void>) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const target = element.current;
    if (!active || !target) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void latest.current();
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [active]);
  return element;
}
