import type { Value } from '@jahrring/tool-kit';
import type { LeaveAnswer } from '../startup/ask-to-leave';

export interface Asking {
  /** Asks the person, and leaves when they agree. A question that is still open is answered with no. */
  ask: (leave: () => void) => void;
  /** The page was left another way: nobody needs the answer any more. */
  drop: () => void;
}

/** The navigation's own use of the question whether unsaved input may go. */
export function createAsking(question: Value<LeaveAnswer | null>): Asking {
  let asked: LeaveAnswer | null = null;
  return {
    ask: (leave) => {
      question.get()?.(false);
      asked = (leaves) => {
        question.set(null);
        if (leaves) leave();
      };
      question.set(asked);
    },
    drop: () => {
      if (asked && question.get() === asked) question.set(null);
    },
  };
}
