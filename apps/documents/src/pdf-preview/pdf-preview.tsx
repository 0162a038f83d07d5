import { problemText, useT } from '@jahrring/tool-kit';
import { ErrorState, IconButton, Skeleton } from '@jahrring/ui';
import { useEffect, useRef, useState } from 'react';
import './pdf-preview.css';
import { PdfPage } from './pdf-page';
import { usePdf } from './use-pdf';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const fitStep = 2;

interface PdfPreviewProps {
  url: string;
  /** Names the document for screen readers. */
  label: string;
}

/** The server's own PDF, page below page; at 100 % a page is as wide as the place it has. */
export function PdfPreview({ url, label }: PdfPreviewProps) {
  const t = useT('documents');
  const { pdf, error, retry } = usePdf(url);
  const [step, setStep] = useState(fitStep);
  const [frame, room] = useWidth();
  const zoom = steps[step] ?? 1;
  if (error)
    return (
      <ErrorState requestId={error.requestId} onRetry={retry}>
        {problemText(t, error)}
      </ErrorState>
    );
  const width = Math.max(240, Math.min(room, maxFit)) * zoom;
  return (
    <section className="documents-pdf" aria-label={label}>
      <div className="documents-pdf__tools">
        <span className="documents-pdf__pages">
          {pdf ? t('preview.pages', { count: pdf.numPages }) : t('preview.loading')}
        </span>
        <IconButton
          icon="minus"
          label={t('preview.smaller')}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <output aria-label={t('preview.zoom')}>{Math.round(zoom * 100)} %</output>
        <IconButton
          icon="plus"
          label={t('preview.larger')}
          disabled={step === steps.length - 1}
          onClick={() => setStep(step + 1)}
        />
      </div>
      <div className="documents-pdf__frame" ref={frame} tabIndex={0} role="group" aria-label={label}>
        {pdf && room > 0 ? (
          Array.from({ length: pdf.numPages }, (_, index) => (
            <PdfPage
              key={index}
              pdf={pdf}
              number={index + 1}
              width={width}
              label={t('preview.page', { number: index + 1 })}
            />
          ))
        ) : (
          <Skeleton height="60vh" />
        )}
      </div>
    </section>
  );
}

const maxFit = 880;

/** The inner width of an element, followed while it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
