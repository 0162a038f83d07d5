import type { ReactNode } from 'react';
import type { ChartBox } from './chart.types';

interface DrawingProps {
  box: ChartBox;
  height: number;
  children: ReactNode;
}

/** The picture of a chart. Screen readers read the table beside it instead. */
export function Drawing({ box, height, children }: DrawingProps) {
  return (
    <svg
      className="jr-chart__drawing"
      viewBox={`0 0 ${box.width} ${height}`}
      width={box.width}
      height={height}
      direction={box.rtl ? 'rtl' : 'ltr'}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
