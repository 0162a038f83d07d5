import { saveFile } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';

/** Saves a file of the server; what hinders it is told. */
export function useSavePdf() {
  const attempt = useAttempt();
  return async (url: string, name: string): Promise<void> => {
    await attempt(() => saveFile({ url }, name));
  };
}
