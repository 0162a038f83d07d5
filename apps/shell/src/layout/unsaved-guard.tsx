import { useValue } from '@jahrring/tool-kit';
import { unsavedValue, withTexts } from '@jahrring/tool-kit/shell';
import { Suspense, lazy, useEffect } from 'react';
import { leaveQuestionValue } from '../startup/ask-to-leave';

const load = withTexts(() => import(/* webpackChunkName: "leave" */ './leave-dialog'));
const LeaveDialog = lazy(async () => ({ default: (await load()).LeaveDialog }));

/** Asks before a page with unsaved input is left, inside the application and by closing the tab. */
export function UnsavedGuard() {
  const unsaved = useValue(unsavedValue);
  const answer = useValue(leaveQuestionValue);
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
  // Fetched with the first unsaved input: it is there before the question comes up, without a connection too.
  if (!unsaved && !answer) return null;
  return (
    <Suspense>
      <LeaveDialog answer={answer} />
    </Suspense>
  );
}
