import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import './chart.css';
import '../texts/parts/later';
import { ActionMenu } from '../button/action-menu';
import { notify } from '../feedback/notify';
import { chartIcon, copyIcon, downloadIcon, listIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import { useTheme } from '../theme/theme-provider';
import { BarDrawing } from './bar-drawing';
import { ChartTable } from './chart-table';
import type { ChartBox, ChartProps } from './chart.types';
import { LineDrawing } from './line-drawing';
import { canCopyPictures, copyPicture, savePicture } from './picture';
import { ShareDrawing } from './share-drawing';
import { YearDrawing } from './year-drawing';

/** A chart with the table behind it, which screen readers have always and everybody else at a choice. */
export function Chart(props: ChartProps) {
  const frame = useRef<HTMLElement>(null);
  const box = useBox(frame);
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className="jr-chart" ref={frame} aria-label={props.label}>
      <div className="jr-chart__menu">
        <ChartMenu label={props.label} frame={frame} asTable={asTable} onAsTable={setAsTable} />
      </div>
      {asTable ? null : <ChartDrawing data={props} box={box} />}
      {asTable ? (
        <div className="jr-chart__sheet" role="region" aria-label={props.label} tabIndex={0}>
          <ChartTable data={props} />
        </div>
      ) : (
        <div className="jr-hidden">
          <ChartTable data={props} />
        </div>
      )}
    </figure>
  );
}

function ChartDrawing({ data, box }: { data: ChartProps; box: ChartBox }) {
  // Colons have a meaning of their own in references.
  const id = useId().replaceAll(':', '');
  if (data.kind === 'year') return <YearDrawing data={data} box={box} />;
  if (data.kind === 'line') return <LineDrawing data={data} box={box} id={id} />;
  if (data.kind === 'share') return <ShareDrawing data={data} box={box} id={id} />;
  return <BarDrawing data={data} box={box} id={id} />;
}

interface ChartMenuProps {
  label: string;
  frame: RefObject<HTMLElement | null>;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
}

function ChartMenu({ label, frame, asTable, onAsTable }: ChartMenuProps) {
  const { t } = useUiTexts();
  const draw = async (act: typeof copyPicture, done?: string) => {
    const drawing = frame.current?.querySelector<SVGSVGElement>('.jr-chart__drawing');
    if (!drawing) return;
    try {
      await act(drawing, label);
      if (done) notify.success(done);
    } catch {
      notify.error(t('chart.failed'));
    }
  };
  return (
    <ActionMenu
      size="small"
      label={t('chart.menu', { label })}
      items={[
        !asTable &&
          canCopyPictures() && {
            label: t('chart.copy'),
            icon: copyIcon,
            onClick: () => void draw(copyPicture, t('chart.copied')),
          },
        !asTable && {
          label: t('chart.save'),
          icon: downloadIcon,
          onClick: () => void draw(savePicture),
        },
        {
          label: t(asTable ? 'chart.asChart' : 'chart.asTable'),
          icon: asTable ? chartIcon : listIcon,
          onClick: () => onAsTable(!asTable),
        },
      ]}
    />
  );
}

/** The room a chart has, followed as it changes. */
function useBox(frame: RefObject<HTMLElement | null>): ChartBox {
  const [{ width, em }, setSize] = useState({ width: 640, em: 14 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () =>
      setSize((before) => {
        const next = {
          width: element.clientWidth || before.width,
          em: Number.parseFloat(getComputedStyle(element).fontSize) || before.em,
        };
        return next.width === before.width && next.em === before.em ? before : next;
      });
    measure();
    // Not there where nothing is laid out.
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return { width, em, rtl: useTheme().dir === 'rtl' };
}
