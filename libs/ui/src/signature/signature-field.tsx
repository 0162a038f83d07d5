import SignaturePad from 'signature_pad';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import './signature.css';

/** Ink on paper, in every theme: as it will be printed. */
const ink = '#17201a';

/** One stroke as it was drawn, in pixels of the field. */
export interface DrawnStroke {
  points: readonly { x: number; y: number }[];
}

export interface SignatureFieldProps {
  /** Names the field for who cannot see it. */
  label: string;
  /** Stands on the line while nothing is drawn. */
  hereLabel: string;
  /** Draws the button that clears the field; this file stands beside the shared library and must not copy its own. */
  clearButton: (isEmpty: boolean, clear: () => void) => ReactNode;
  /** After every stroke, and when the field is cleared: then without strokes. */
  onChange: (strokes: readonly DrawnStroke[], size: { width: number; height: number }) => void;
}

/** The place to sign with a finger, a pen or the mouse. Turning the phone keeps what was drawn. */
export function SignatureField({ label, hereLabel, clearButton, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const report = useRef(onChange);
  report.current = onChange;
  const [empty, setEmpty] = useState(true);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const drawn = new SignaturePad(element, { penColor: ink, minWidth: 1.1, maxWidth: 2.8 });
    pad.current = drawn;
    const reportDrawing = (): void => {
      setEmpty(drawn.isEmpty());
      const { clientWidth: width, clientHeight: height } = element;
      report.current(drawn.toData(), { width, height });
    };
    const fit = (): void => {
      const ratio = Math.max(window.devicePixelRatio, 1);
      const data = drawn.toData();
      element.width = element.clientWidth * ratio;
      element.height = element.clientHeight * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      drawn.fromData(data);
      reportDrawing();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    drawn.addEventListener('endStroke', reportDrawing);
    return () => {
      observer.disconnect();
      drawn.removeEventListener('endStroke', reportDrawing);
      drawn.off();
    };
  }, []);

  const clear = (): void => {
    pad.current?.clear();
    setEmpty(true);
    onChange([], { width: 1, height: 1 });
  };
  return (
    <div className="jr-signature">
      <canvas ref={canvas} className="jr-signature__canvas" role="img" aria-label={label} />
      {empty ? (
        <span className="jr-signature__here" aria-hidden="true">
          {hereLabel}
        </span>
      ) : null}
      <div className="jr-signature__clear">{clearButton(empty, clear)}</div>
    </div>
  );
}
