import type { Signature } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import SignaturePad from 'signature_pad';
import { useEffect, useRef, useState } from 'react';
import { restoreIcon } from '@jahrring/ui/icons';
import { toSignature } from '../signature-strokes';

/** Ink on paper, in every theme: as it will be printed. */
const ink = '#17201a';

/** The place to sign with a finger, a pen or the mouse. Turning the phone keeps what was drawn. */
export function SignatureField({ onChange }: { onChange: (signature: Signature | null) => void }) {
  const t = useT('time');
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
    const tell = (): void => {
      setEmpty(drawn.isEmpty());
      const { clientWidth: width, clientHeight: height } = element;
      report.current(toSignature(drawn.toData(), { width, height }));
    };
    const fit = (): void => {
      const ratio = Math.max(window.devicePixelRatio, 1);
      const data = drawn.toData();
      element.width = element.clientWidth * ratio;
      element.height = element.clientHeight * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      drawn.fromData(data);
      tell();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    drawn.addEventListener('endStroke', tell);
    return () => {
      observer.disconnect();
      drawn.removeEventListener('endStroke', tell);
      drawn.off();
    };
  }, []);

  const clear = (): void => {
    pad.current?.clear();
    setEmpty(true);
    onChange(null);
  };
  return (
    <div className="time-sign__field">
      <canvas ref={canvas} className="time-sign__canvas" role="img" aria-label={t('report.sign.field')} />
      {empty ? (
        <span className="time-sign__here" aria-hidden="true">
          {t('report.sign.here')}
        </span>
      ) : null}
      <div className="time-sign__clear">
        <Button size="small" icon={restoreIcon} disabled={empty} onClick={clear}>
          {t('report.sign.clear')}
        </Button>
      </div>
    </div>
  );
}
