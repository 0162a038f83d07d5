import type { ReadyChart } from '@jahrring/contracts-evaluations';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Card, Chart, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { usePivot, type ReportArgs } from '../evaluations.api';
import { PivotTable } from '../pivot/pivot-table';
import { lineArgs, rowArgs, withinPlace } from './cell-filter';
import type { Span } from './span';
import { useReportTexts } from './use-texts';
import { tableOf, totalKey, type ReportShape } from './views';
import { chartOf } from './chart-of';
import { NoData } from './no-data';
import './report.css';

const RowsDrawer = lazy(async () => ({ default: (await import('./rows-drawer')).RowsDrawer }));
const LinesDrawer = lazy(async () => ({ default: (await import('./lines-drawer')).LinesDrawer }));

void Chart.preload();

interface ReportViewProps {
  label: string;
  shape: ReportShape;
  args: ReportArgs;
  /** Without it there is the table alone. */
  chart?: ReadyChart;
  onSpan: (span: Span) => void;
  /** The days that are offered where there is nothing; a month unless told. */
  spanAround?: (day: string) => Span;
}

interface Opened {
  title: string;
  args: ReportArgs;
}

/** Figures as a table beside their chart; every figure opens the lines it is made of. */
export function ReportView({ label, shape, args, chart, onSpan, spanAround }: ReportViewProps) {
  const t = useT('evaluations');
  const [opened, setOpened] = useState<Opened | null>(null);
  const query = usePivot(args, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const texts = { ...useReportTexts({ hourFormat: args['hourFormat'], daySeconds: data?.daySeconds }), t };
  if (query.error) {
    return <ErrorState title={problemText(t, query.error)} onRetry={() => void query.refetch()} />;
  }
  if (!data) return <Skeletons lines={10} />;
  if (data.rows.length === 0)
    return (
      <NoData nearest={data.nearest && (spanAround?.(data.nearest.day) ?? data.nearest)} onSpan={onSpan} />
    );
  const open = (rowKey: string | null, columnKey: string) => {
    const row = rowKey === null ? undefined : data.rows[Number(rowKey)];
    const column = columnKey === totalKey ? undefined : data.columns[Number(columnKey)];
    const within = row ? withinPlace(args, shape.rows, row) : args;
    const names = [
      ...(row
        ? shape.rows.map((dimension, at) =>
            texts.place(dimension, row.keys[at] ?? null, row.labels[at] ?? null),
          )
        : []),
      ...(column
        ? shape.columns.map((dimension, at) =>
            texts.place(dimension, column.keys[at] ?? null, column.labels[at] ?? null),
          )
        : []),
    ];
    setOpened({
      title: names.length > 0 ? names.join(' · ') : t('pivot.total'),
      args: column ? withinPlace(within, shape.columns, column) : within,
    });
  };
  return (
    <Stack gap={4}>
      {data.comparedWith ? <Compared {...data.comparedWith} /> : null}
      {data.daySeconds ? <DayLength seconds={data.daySeconds} /> : null}
      {data.partial ? <Alert kind="info">{t('report.partial')}</Alert> : null}
      <div
        className={chart && isNarrow(shape) && !data.comparedWith ? 'evaluation-halves' : 'evaluation-whole'}
      >
        <PivotTable view={tableOf(label, data, shape, texts)} onOpen={open} />
        {chart ? (
          <Card>
            <Chart {...chartOf(chart, label, data, shape, texts)} />
          </Card>
        ) : null}
      </div>
      {opened ? (
        <Suspense>
          {shape.source === 'time' ? (
            <LinesDrawer title={opened.title} args={lineArgs(opened.args)} onClose={() => setOpened(null)} />
          ) : (
            <RowsDrawer title={opened.title} args={rowArgs(opened.args)} onClose={() => setOpened(null)} />
          )}
        </Suspense>
      ) : null}
    </Stack>
  );
}

function Compared({ from, to }: Span) {
  const t = useT('evaluations');
  const format = useFormat();
  return <Text tone="muted">{t('compare.days', { from: format.date(from), to: format.date(to) })}</Text>;
}

function DayLength({ seconds }: { seconds: number }) {
  const t = useT('evaluations');
  const format = useFormat();
  return <Text tone="muted">{t('hourFormat.dayLength', { length: format.duration(seconds) })}</Text>;
}

/** Returns true if table and chart have room side by side. */
const isNarrow = ({ rows, columns, measures }: ReportShape): boolean =>
  columns.length === 0 && rows.length + measures.length <= 3;
