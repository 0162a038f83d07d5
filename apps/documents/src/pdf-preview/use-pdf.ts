import { problemOf, request, type ApiProblem, type ApiRequest } from '@jahrring/tool-kit';
import { loadPdfViewer, type PageSize, type PdfDocument } from '@jahrring/tool-kit/pdf';
import { useEffect, useState } from 'react';

export interface OpenedPdf {
  pdf: PdfDocument;
  sizes: PageSize[];
}

export interface PdfState {
  /** PDF that was opened last; the previous one while a new one is loading. */
  opened: OpenedPdf | null;
  isLoading: boolean;
  error: ApiProblem | null;
  retry: () => void;
}

interface Loaded {
  key: string;
  opened: OpenedPdf | null;
  error: ApiProblem | null;
}

/** Fetches and opens a PDF; the viewer's code comes with the first one. A call nobody waits for any more is ended. */
export function usePdf(call: ApiRequest): PdfState {
  const key = JSON.stringify(call);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const [{ openPdf, readSizes }, { response }] = await Promise.all([
        loadPdfViewer(),
        request(JSON.parse(key) as ApiRequest, abort.signal),
      ]);
      const pdf = await openPdf(await response.arrayBuffer());
      const opened = { pdf, sizes: await readSizes(pdf) };
      if (abort.signal.aborted) void pdf.loadingTask.destroy();
      else setLoaded({ key, opened, error: null });
    };
    load().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      setLoaded((before) => ({ key, opened: before?.opened ?? null, error: problemOf(error) }));
    });
    return () => abort.abort();
  }, [key, attempt]);
  const pdf = loaded?.opened?.pdf;
  useEffect(() => () => void pdf?.loadingTask.destroy(), [pdf]);
  return {
    opened: loaded?.opened ?? null,
    isLoading: loaded?.key !== key,
    error: loaded?.key === key ? loaded.error : null,
    retry: () => {
      setLoaded((before) => before && { ...before, key: '', error: null });
      setAttempt((before) => before + 1);
    },
  };
}
