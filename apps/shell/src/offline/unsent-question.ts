import { createValue } from '@jahrring/tool-kit';
import { eraseFromDevice, unsentOf } from '@jahrring/tool-kit/shell';

export interface UnsentQuestion {
  count: number;
  answer: (forget: boolean) => void;
}

/** Open while somebody wants to sign out with something unsent on the device. */
export const unsentQuestionValue = createValue<UnsentQuestion | null>(null);

/**
 * Returns true if this person's data may be removed from the device: at once if everything was sent, otherwise they are
 * asked.
 */
export async function mayForgetUnsent(userId: string): Promise<boolean> {
  const count = await ignoringDevice(async () => (await unsentOf(userId)).length);
  if (!count) return true;
  return new Promise((resolve) => {
    unsentQuestionValue.set({
      count,
      answer: (forget) => {
        unsentQuestionValue.set(null);
        resolve(forget);
      },
    });
  });
}

export async function eraseDevice(userId: string): Promise<void> {
  await ignoringDevice(() => eraseFromDevice(userId));
}

/** Runs the work; undefined if the browser forbids storage: then there is nothing to ask about or to erase. */
async function ignoringDevice<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return undefined;
    throw error;
  }
}
