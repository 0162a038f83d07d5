import type { PrintLabelsDraft } from '@jahrring/contracts-inventory';
import { call, problemOf, problemText, request, useT } from '@jahrring/tool-kit';
import { loadPdfViewer } from '@jahrring/tool-kit/pdf';
import { Alert, Skeletons } from '@jahrring/ui';
import { useEffect, useRef, useState } from 'react';
import { labelsPdfUrl } from './labels.api';

const mostPages = 3;
/** CSS pixels. */
const pageWidth = 560;

interface LabelPreviewProps {
  body: PrintLabelsDraft;
  /** The PDF that is shown, for saving. */
  onPdf: (pdf: Blob | null) => void;
}

/** The labels as they will be printed: the PDF itself. */
export function LabelPreview({ body, onPdf }: LabelPreviewProps) {
  const t = useT('inventory');
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'drawn'>('loading');
  const [error, setError] = useState<unknown>();
  const asked = JSON.stringify(body);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const { response } = await request(call.post(labelsPdfUrl, JSON.parse(asked)));
      const pdf = await response.blob();
      if (!current) return;
      onPdf(pdf);
      const { openPdf, drawPage } = await loadPdfViewer();
      const opened = await openPdf(await pdf.arrayBuffer());
      const pages = Math.min(opened.numPages, mostPages);
      const canvases: HTMLCanvasElement[] = [];
      for (let number = 1; current && number <= pages; number += 1) {
        const canvas = document.createElement('canvas');
        canvas.setAttribute('role', 'img');
        canvas.setAttribute('aria-label', t('labels.page', { page: number, pages: opened.numPages }));
        await drawPage(opened, number, canvas, pageWidth);
        canvases.push(canvas);
      }
      await opened.loadingTask.destroy();
      if (!current) return;
      place.current?.replaceChildren(...canvases);
      setState('drawn');
      setError(undefined);
    };
    onPdf(null);
    setState('loading');
    draw().catch((reason: unknown) => {
      if (current) setError(reason);
    });
    return () => {
      current = false;
    };
  }, [asked, onPdf, t]);
  return (
    <>
      {error === undefined ? null : <Alert kind="error">{problemText(t, problemOf(error))}</Alert>}
      {state === 'loading' && error === undefined ? <Skeletons lines={6} /> : null}
      <div ref={place} className="inventory-label-preview" hidden={state === 'loading'} />
    </>
  );
}
