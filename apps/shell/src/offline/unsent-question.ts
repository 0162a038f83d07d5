import { createValue } from '@jahrring/tool-kit';
import { eraseFromDevice, unsentOf } from '@jahrring/tool-kit/shell';

export interface UnsentQuestion {
  count: number;
  answer: (forget: boolean) => void;
}

/** Open while somebody wants to sign out with something unsent on the device. */
export const unsentQuestionValue = createValue<UnsentQuestion | null>(null);

/** Whether this person's data may leave the device: at once when everything was sent, else they are asked. */
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

/** Where the browser keeps nothing there is nothing to ask about or to erase. */
async function ignoringDevice<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return undefined;
    throw error;
  }
}
