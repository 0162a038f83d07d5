import {
  factSources,
  hasDimension,
  isDimension,
  isExtraDimension,
  isPeriod,
  mayEvaluate,
  sourceShapes,
  type Dimension,
  type FactSource,
  type Measure,
} from '@jahrring/contracts-evaluations';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Button, PageFrame, Row, SegmentedControl, Stack } from '@jahrring/ui';
import { refreshIcon } from '@jahrring/ui/icons';
import { localToday } from '@jahrring/ui/input';
import { useMemo, useState } from 'react';
import { useReportFields } from '../evaluations.api';
import { ExportMenu } from '../report/export-menu';
import { Filters } from '../report/filters';
import { ReportView } from '../report/report-view';
import { spanOf } from '../report/span';
import { optionArgs, yearStartOf } from '../report/report-options';
import { useReportAddress } from '../report/use-report-address';
import type { ReportShape } from '../report/views';
import { definitionOf } from '../saved-report/report-address';
import { SaveButton } from '../saved-report/save-button';
import { AxisEditor } from './axis-editor';
import {
  addTo,
  firstStep,
  moveOn,
  redo,
  removeFrom,
  step,
  undo,
  type Axis,
  type Steps,
} from './report-draft';
import './builder.css';

/** Initial measure of a report of each source. */
const standards: Readonly<Record<FactSource, Measure>> = {
  ...{ time: 'hours', costs: 'cost', projects: 'cost', documents: 'revenue' },
  machines: 'machineCost',
  plan: 'plannedHours',
  absences: 'absentDays',
  timber: 'timberVolume',
};
const standardOf = (source: FactSource): ReportShape => ({
  ...{ source, columns: [], measures: [standards[source]] },
  rows: [
    sourceShapes[source].dimensions.find((one) => one === 'project') ??
      sourceShapes[source].dimensions[0] ??
      'year',
  ],
});
const axes: readonly Axis[] = ['rows', 'columns', 'measures'];

/** A report of one's own: rows, columns and values are put together by keys or pointer, and drawn at once. */
export function Component() {
  const t = useT('evaluations');
  const { can } = useAbility();
  const { params, span, filters, filterArgs, options, write, setSpan, setFilters, setOptions } =
    useReportAddress(spanOf('year', localToday()));
  const [steps, setSteps] = useState(() => firstStep(shapeOf(params)));
  const shape = steps.now;
  const go = (next: Steps<ReportShape>) => {
    if (next === steps) return;
    setSteps(next);
    write({
      source: next.now.source,
      rows: next.now.rows.join(),
      columns: next.now.columns.join(),
      measures: next.now.measures.join(),
    });
  };
  const change = (next: ReportShape) => {
    if (next.rows.length > 0) go(step(steps, next));
  };
  const args = useMemo(
    () => ({
      ...{ source: shape.source, rows: shape.rows.join(), columns: shape.columns.join() },
      measures: shape.measures.join(),
      ...span,
      ...filterArgs,
      ...optionArgs(options, shape),
    }),
    [shape, span, filterArgs, options],
  );
  const savedId = params.get('saved');
  const { dimensions, measures } = sourceShapes[shape.source];
  const { currentData: own } = useReportFields(shape.source);
  const fields = Object.fromEntries((own?.items ?? []).map(({ dimension, title }) => [dimension, title]));
  const known = measures.filter((one) => mayEvaluate({ source: shape.source, measures: [one] }, can));
  const sources = factSources.filter((source) => mayEvaluate({ source, measures: [] }, can));
  const choose = (source: FactSource) => {
    // Filters of one source mean nothing in another.
    setFilters({});
    change(standardOf(source));
  };
  return (
    <PageFrame
      title={t('title.customReport')}
      subtitle={t('builder.subtitle')}
      breadcrumbs={[{ label: t('title.evaluations'), to: '/evaluations' }]}
      actions={
        <Row>
          <Button disabled={steps.past.length === 0} onClick={() => go(undo(steps))}>
            {t('builder.undo')}
          </Button>
          <Button disabled={steps.future.length === 0} icon={refreshIcon} onClick={() => go(redo(steps))}>
            {t('builder.redo')}
          </Button>
          <SaveButton
            savedId={savedId}
            definition={definitionOf(
              {
                ...{ shape, span, filters, options: optionArgs(options, shape) },
                yearStart: yearStartOf(options),
              },
              localToday(),
            )}
            onSaved={(saved) => write({ saved })}
          />
          <ExportMenu
            args={args}
            name={t('title.customReport')}
            scheduled={savedId ? `saved:${savedId}` : null}
          />
        </Row>
      }
    >
      <Stack gap={4}>
        {sources.length > 1 ? (
          <div className="evaluation-sources">
            <SegmentedControl
              label={t('builder.source')}
              value={shape.source}
              onChange={choose}
              options={sources.map((value) => ({ value, label: t(`source.${value}`) }))}
            />
          </div>
        ) : null}
        <div className="evaluation-axes">
          {axes.map((axis) => (
            <AxisEditor
              key={axis}
              axis={axis}
              draft={shape}
              known={axis === 'measures' ? known : [...dimensions, ...Object.keys(fields)]}
              fields={fields}
              onAdd={(key) => change(addTo(shape, axis, key) as ReportShape)}
              onRemove={(key) => change(removeFrom(shape, axis, key))}
              onMove={(key, by) => change(moveOn(shape, axis, key, by))}
            />
          ))}
        </div>
        <Filters
          shape={shape}
          options={options}
          onOptions={setOptions}
          span={span}
          filters={filters}
          onSpan={setSpan}
          onFilters={setFilters}
        />
        <ReportView
          label={t('title.customReport')}
          shape={shape}
          args={args}
          chart={chartFor(shape)}
          onSpan={setSpan}
        />
      </Stack>
    </PageFrame>
  );
}

/** Time runs in lines, parts of rows are stacked, everything else stands in bars. */
function chartFor({ rows, columns }: ReportShape): 'line' | 'stacked' | 'bar' {
  if (columns.length > 0) return 'stacked';
  return rows.length === 1 && isPeriod(rows[0]) ? 'line' : 'bar';
}

/** Returns the report that the URL contains, as far as its fields are known. */
function shapeOf(params: URLSearchParams): ReportShape {
  const named = (name: string) => (params.get(name) ?? '').split(',');
  const source = factSources.find((one) => one === params.get('source')) ?? 'time';
  const { measures } = sourceShapes[source];
  const standard = standardOf(source);
  const isKnown = (key: string): key is Dimension =>
    hasDimension(source, key) && (isDimension(key) || isExtraDimension(key));
  const rows = named('rows').filter(isKnown).slice(0, 3);
  const columns = named('columns')
    .filter(isKnown)
    .filter((key) => !rows.includes(key));
  const values = named('measures').filter((key): key is Measure =>
    (measures as readonly string[]).includes(key),
  );
  return {
    source,
    rows: rows.length > 0 ? [...new Set(rows)] : standard.rows,
    columns: [...new Set(columns)].slice(0, 3),
    measures: values.length > 0 ? [...new Set(values)] : standard.measures,
  };
}
