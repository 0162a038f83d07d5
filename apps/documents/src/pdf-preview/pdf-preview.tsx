import { problemText, useT, type ApiProblem, type ApiRequest } from '@jahrring/tool-kit';
import { Alert, Button, ErrorState, Skeleton } from '@jahrring/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import './pdf-preview.css';
import { PdfPage } from './pdf-page';
import { PdfTools } from './pdf-tools';
import { usePageInView } from './use-page-in-view';
import { usePdf, type OpenedPdf } from './use-pdf';
import { largestZoom, pageWidth, percentOf, smallestZoom, stepFrom, type Zoom } from './zoom';

interface PdfPreviewProps {
  /** URL of the PDF; a new URL is a new version. */
  url?: string;
  /** Or how it is asked for, where it is made of what the call carries. */
  call?: ApiRequest;
  /** Names the document for screen readers. */
  label: string;
  /** Shown instead of the usual words when there is nothing to show. */
  problem?: (problem: ApiProblem) => ReactNode;
}

const widest = 880;
/** Before anything is known of the page. */
const a4Points = 595.28;

/** The server's own PDF, page below page; what is shown stays until the next version of it is there. */
export function PdfPreview(props: PdfPreviewProps) {
  return <Preview key={props.call?.url ?? props.url?.split('?')[0]} {...props} />;
}

function Preview({ url = '', call, label, problem }: PdfPreviewProps) {
  const t = useT('documents');
  const { opened, isLoading, error, retry } = usePdf(call ?? { url });
  const [zoom, setZoom] = useState<Zoom>('fit');
  const frame = useRef<HTMLDivElement>(null);
  const room = useWidth(frame);
  const { page, show } = usePageInView(frame, opened?.pdf.numPages ?? 0);
  const points = opened?.sizes[0]?.width ?? a4Points;
  const percent = percentOf(pageWidth(zoom, points, room, widest), points);
  const step = (direction: 1 | -1) => setZoom(stepFrom(percent, direction));
  const own = error && problem?.(error);
  if (own) return own;
  if (error && !opened)
    return (
      <ErrorState requestId={error.requestId} onRetry={retry}>
        {problemText(t, error)}
      </ErrorState>
    );
  const onKey = (event: KeyboardEvent) => {
    const act = keyActs({ step, fit: () => setZoom('fit') })[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <section className="documents-pdf" aria-label={label} aria-busy={isLoading}>
      <PdfTools
        pages={opened?.pdf.numPages ?? 0}
        page={page}
        onPage={show}
        zoom={zoom}
        percent={percent}
        canGrow={percent < largestZoom}
        canShrink={percent > smallestZoom}
        onStep={step}
        onFit={() => setZoom('fit')}
        isLoading={isLoading}
      />
      {error ? (
        <Alert
          kind="error"
          actions={
            <Button size="small" onClick={retry}>
              {t('preview.retry')}
            </Button>
          }
        >
          {problemText(t, error)}
        </Alert>
      ) : null}
      <div
        className="documents-pdf__frame"
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label={t('preview.frame', { label })}
        onKeyDown={onKey}
      >
        {opened && room > 0 ? <Pages opened={opened} zoom={zoom} room={room} /> : <Skeleton height="60vh" />}
      </div>
    </section>
  );
}

function Pages({ opened, zoom, room }: { opened: OpenedPdf; zoom: Zoom; room: number }) {
  const t = useT('documents');
  return opened.sizes.map((size, index) => (
    <PdfPage
      key={index}
      pdf={opened.pdf}
      number={index + 1}
      size={size}
      width={pageWidth(zoom, size.width, room, widest)}
      label={t('preview.page', { number: index + 1 })}
    />
  ));
}

/** Plus, minus and zero do what they do in every viewer. */
function keyActs({ step, fit }: { step: (direction: 1 | -1) => void; fit: () => void }) {
  const acts: Record<string, () => void> = {
    '+': () => step(1),
    '=': () => step(1),
    '-': () => step(-1),
    '0': fit,
  };
  return acts;
}

/** The inner width of an element, followed while it changes. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
