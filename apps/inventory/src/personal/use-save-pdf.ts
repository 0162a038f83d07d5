import { saveFile, useProblemToast } from '@jahrring/tool-kit';

/** Saves a file of the server; what hinders it is told. */
export function useSavePdf() {
  const toast = useProblemToast();
  return async (url: string, name: string): Promise<void> => {
    try {
      await saveFile({ url }, name);
    } catch (error) {
      toast(error);
    }
  };
}
