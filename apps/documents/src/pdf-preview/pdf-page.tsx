import { loadPdfViewer, type PageSize, type PdfDocument } from '@jahrring/tool-kit/pdf';
import { useEffect, useRef } from 'react';

interface PdfPageProps {
  pdf: PdfDocument;
  number: number;
  size: PageSize;
  /** CSS pixels. */
  width: number;
  label: string;
}

/** One page. Drawn aside and shown when it is complete, so that neither zooming nor a new version flickers. */
export function PdfPage({ pdf, number, size, width, label }: PdfPageProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const { drawPage } = await loadPdfViewer();
      const aside = document.createElement('canvas');
      await drawPage(pdf, number, aside, width);
      const canvas = ref.current;
      if (!current || !canvas) return;
      canvas.width = aside.width;
      canvas.height = aside.height;
      canvas.getContext('2d')?.drawImage(aside, 0, 0);
      canvas.dataset['drawn'] = 'true';
    };
    draw().catch((error: unknown) => {
      // A document that was closed meanwhile has nothing to draw any more.
      if (current) throw error;
    });
    return () => {
      current = false;
    };
  }, [pdf, number, width]);
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={label}
      className="documents-pdf__page"
      style={{ inlineSize: width, blockSize: (width * size.height) / size.width }}
    />
  );
}
