import { problemOf, request, type ApiProblem } from '@jahrring/tool-kit';
import { useEffect, useState } from 'react';
import type { PdfDocument } from './open-pdf';

export interface PdfState {
  pdf: PdfDocument | null;
  error: ApiProblem | null;
  retry: () => void;
}

/** Fetches and opens a PDF; the viewer's code comes with the first one. */
export function usePdf(url: string): PdfState {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{
    url: string;
    pdf: PdfDocument | null;
    error: ApiProblem | null;
  } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    let opened: PdfDocument | null = null;
    const load = async () => {
      const [{ openPdf }, { response }] = await Promise.all([
        import('./open-pdf'),
        request({ url }, abort.signal),
      ]);
      opened = await openPdf(await response.arrayBuffer());
      if (!abort.signal.aborted) setLoaded({ url, pdf: opened, error: null });
    };
    load().catch((error: unknown) => {
      if (!abort.signal.aborted) setLoaded({ url, pdf: null, error: problemOf(error) });
    });
    return () => {
      abort.abort();
      void opened?.loadingTask.destroy();
    };
  }, [url, attempt]);
  const current = loaded?.url === url ? loaded : null;
  return {
    pdf: current?.pdf ?? null,
    error: current?.error ?? null,
    retry: () => {
      setLoaded(null);
      setAttempt((before) => before + 1);
    },
  };
}
