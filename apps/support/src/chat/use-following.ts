import type { MessageView } from '@jahrring/contracts-support';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** So near to its end, in pixels, a chat follows what comes. */
const nearEnd = 80;

/** Stays at the end while it is seen, and where it is when older ones come above. */
export function useFollowing(messages: readonly MessageView[], unsent: number) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', height: 0, atEnd: true });
  const first = messages[0]?.id ?? '';
  const isThere = first !== '';
  useEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    const note = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      before.current.atEnd = scrollHeight - scrollTop - clientHeight < nearEnd;
    };
    element.addEventListener('scroll', note, { passive: true });
    // Pictures come late and make it longer.
    const follow = () => {
      if (before.current.atEnd) element.scrollTop = element.scrollHeight;
    };
    element.addEventListener('load', follow, true);
    return () => {
      element.removeEventListener('scroll', note);
      element.removeEventListener('load', follow, true);
    };
  }, [isThere]);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { first: was, height, atEnd } = before.current;
    if (was !== '' && was !== first) element.scrollTop += element.scrollHeight - height;
    else if (atEnd) element.scrollTop = element.scrollHeight;
    before.current = { ...before.current, first, height: element.scrollHeight };
  }, [first, messages.length, unsent]);
  return log;
}
