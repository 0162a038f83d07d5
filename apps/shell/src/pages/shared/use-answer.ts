import type { SharedDocument } from '@jahrring/contracts-common';
import { problemOf, problemText, useT } from '@jahrring/tool-kit';
import { useState } from 'react';
import type { SharedProps } from './shared-props';

/** Sends an answer and shows what came of it; what fails is said in `problem`. */
export function useAnswer({ onChange, onReload }: Pick<SharedProps, 'onChange' | 'onReload'>) {
  const t = useT('shell');
  const [problem, setProblem] = useState('');
  const send = async (answer: () => Promise<SharedDocument>): Promise<boolean> => {
    setProblem('');
    try {
      onChange(await answer());
      return true;
    } catch (error) {
      if (problemOf(error).code === 'DOCUMENT_ANSWER_OUTDATED') {
        setProblem(t('shared.outdated'));
        await onReload();
      } else setProblem(problemText(t, error));
      return false;
    }
  };
  return { problem, send };
}
