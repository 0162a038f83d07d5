import { createValue } from '@jahrring/tool-kit';
import { unsavedValue } from '@jahrring/tool-kit/shell';

/** Answers the open question whether unsaved input may go. */
export type LeaveAnswer = (leave: boolean) => void;

/** Open while somebody wants to leave unsaved input: by a link, back or forward, for another licence. */
export const leaveQuestionValue = createValue<LeaveAnswer | null>(null);

/** Returns true if the page may be left: at once without unsaved input, otherwise the person is asked. */
export function askToLeave(): Promise<boolean> {
  if (!unsavedValue.get()) return Promise.resolve(true);
  return new Promise((resolve) => {
    leaveQuestionValue.set((leave) => {
      leaveQuestionValue.set(null);
      if (leave) unsavedValue.set(false);
      // The page's own warning is taken away with the next rendering.
      setTimeout(() => resolve(leave), 0);
    });
  });
}
