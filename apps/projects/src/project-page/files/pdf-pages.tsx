import { problemOf, problemText, useT } from '@jahrring/tool-kit';
import { loadPdfViewer } from '@jahrring/tool-kit/pdf';
import { Alert, Text } from '@jahrring/ui';
import { useEffect, useRef, useState } from 'react';

/** Pages shown; of a longer file the rest is read where it was saved. */
const mostPages = 20;
/** CSS pixels. */
const pageWidth = 760;
/** Many pages are held at once. */
const mostSharpness = 2;

/** A PDF page by page; the viewer's code comes with the first one. */
export function PdfPages({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const t = useT('projects');
  const place = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(0);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const { openPdf, drawPage } = await loadPdfViewer();
      const pdf = await openPdf(bytes.slice(0));
      if (current) setPages(pdf.numPages);
      for (let number = 1; current && number <= Math.min(pdf.numPages, mostPages); number += 1) {
        const canvas = document.createElement('canvas');
        canvas.setAttribute('role', 'img');
        canvas.setAttribute('aria-label', `${name} ${number}/${pdf.numPages}`);
        await drawPage(pdf, number, canvas, pageWidth, mostSharpness);
        canvas.style.inlineSize = `${pageWidth}px`;
        if (current) place.current?.append(canvas);
      }
    };
    place.current?.replaceChildren();
    draw().catch((reason: unknown) => {
      if (current) setError(reason);
    });
    return () => {
      current = false;
    };
  }, [bytes, name]);
  if (error !== undefined) return <Alert kind="error">{problemText(t, problemOf(error))}</Alert>;
  return (
    <>
      <div ref={place} className="projects-preview" />
      {pages > mostPages ? (
        <Text tone="muted">{t('files.morePages', { count: mostPages, pages })}</Text>
      ) : null}
    </>
  );
}
