import type { CasePerson, MessagePage, MessageView } from '@jahrring/contracts-support';
import { problemOf, requestJson, useRecordChanges, type ApiProblem } from '@jahrring/tool-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withNewest, withOlder, withOne, type KnownMessages } from './merge-messages';

const signEveryMs = 25_000;

export interface Thread {
  known: KnownMessages | undefined;
  people: readonly CasePerson[];
  problem: ApiProblem | undefined;
  loadingOlder: boolean;
  loadOlder: () => Promise<void>;
  refresh: () => void;
  add: (message: MessageView) => void;
}

/** The case that is talked about, and who was there when it was read. */
interface Talk {
  id: string;
  people: readonly CasePerson[];
}

/**
 * The messages of a case, kept current: told live, looked at again while the page is seen, read marks given.
 * `onChange`: something about the case itself may be new.
 */
export function useThread(base: string, { id: caseId, people: given }: Talk, onChange: () => void): Thread {
  const url = `${base}/${caseId}`;
  const [known, setKnown] = useState<KnownMessages>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [loadingOlder, setLoadingOlder] = useState(false);
  const [people, setPeople] = useState(given);
  // Whichever came last: with the case, or as the answer to being there.
  useEffect(() => setPeople(given), [given]);
  const changed = useRef(onChange);
  changed.current = onChange;

  const refresh = useCallback(() => {
    requestJson<MessagePage>({ url: `${url}/messages`, onRefusal: 'tell' }).then(
      (page) => {
        setKnown((before) => withNewest(before, page));
        setProblem(undefined);
      },
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, [url]);
  const loadOlder = async () => {
    const oldest = known?.messages[0];
    if (!oldest || loadingOlder) return;
    setLoadingOlder(true);
    try {
      const params = { before: oldest.id };
      const page = await requestJson<MessagePage>({ url: `${url}/messages`, params, onRefusal: 'tell' });
      setKnown((before) => before && withOlder(before, page));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setLoadingOlder(false);
    }
  };
  useEffect(refresh, [refresh]);
  useRecordChanges('support/case', (id) => {
    if (id !== caseId) return;
    refresh();
    changed.current();
  });
  useSigns(url, known?.messages.at(-1)?.id, setPeople, refresh);
  const add = useCallback((message: MessageView) => {
    setKnown((before) => before && withOne(before, message));
  }, []);
  return { known, people, problem, loadingOlder, loadOlder, refresh, add };
}

/** Tells that somebody is there and has read up to the newest message, while the page is seen. */
function useSigns(
  url: string,
  newestId: string | undefined,
  onPeople: (people: readonly CasePerson[]) => void,
  onTurn: () => void,
): void {
  useEffect(() => {
    if (newestId === undefined) return undefined;
    const sign = () => {
      if (document.visibilityState !== 'visible') return;
      requestJson<{ people: CasePerson[] }>({
        url: `${url}/presence`,
        method: 'PUT',
        body: { readUntil: newestId },
        onRefusal: 'pass',
      }).then(
        (answer) => onPeople(answer.people),
        // Not being told who is there disturbs nobody; the messages say when there is no connection.
        () => undefined,
      );
    };
    const turn = () => {
      sign();
      onTurn();
    };
    sign();
    const timer = setInterval(turn, signEveryMs);
    const seen = () => {
      if (document.visibilityState === 'visible') turn();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [url, newestId, onPeople, onTurn]);
}
