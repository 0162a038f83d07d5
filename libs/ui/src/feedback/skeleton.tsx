import { useEffect, useState, type CSSProperties } from 'react';
import './feedback.css';
import { useUiTexts } from '../texts/ui-texts';

/** Waits before it says true, so that quick answers never flash a skeleton. */
export function useDelayed(active: boolean, ms = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, ms]);
  return active && late;
}

export interface SkeletonProps {
  /** CSS lengths. */
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  round?: boolean;
}

/** One grey bar in the place of something that is coming. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      className="jr-skeleton"
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, borderRadius: round ? '50%' : undefined }}
    />
  );
}

export interface SkeletonsProps {
  /** Number of lines. */
  lines?: number;
  /** Height of each line, so that the place keeps its geometry. */
  lineHeight?: CSSProperties['blockSize'];
}

const widths = ['92%', '78%', '85%', '64%', '88%', '71%'];

/** Lines of text that are coming; keeps its height at once and shows after 150 ms. */
export function Skeletons({ lines = 3, lineHeight = '1.25rem' }: SkeletonsProps) {
  const { t } = useUiTexts();
  const shown = useDelayed(true);
  return (
    <div className="jr-skeletons" role="status">
      <span className="jr-hidden">{shown ? t('common.loading') : ''}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} style={{ blockSize: lineHeight }}>
          {shown ? <Skeleton width={widths[index % widths.length]} height="0.75em" /> : null}
        </span>
      ))}
    </div>
  );
}
