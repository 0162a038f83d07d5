import type { ReadyEvaluation } from '@jahrring/contracts-evaluations';
import { useT } from '@jahrring/tool-kit';
import { Button, PageFrame, Row, Stack } from '@jahrring/ui';
import { localToday } from '@jahrring/ui/input';
import { useMemo } from 'react';
import { ExportMenu } from '../report/export-menu';
import { Filters } from '../report/filters';
import { ReportView } from '../report/report-view';
import { spanOf } from '../report/span';
import { optionArgs } from '../report/report-options';
import { useReportAddress } from '../report/use-report-address';

/** One report of the gallery over the days and filters of the address. */
export function ReadyReport({ ready }: { ready: ReadyEvaluation }) {
  const t = useT('evaluations');
  const { source, rows, columns, measures, kinds } = ready;
  const { span, filters, filterArgs, options, setSpan, setFilters, setOptions } = useReportAddress(
    spanOf(ready.period, localToday()),
  );
  const args = useMemo(
    () => ({
      ...{ source, rows: rows.join(), columns: columns.join(), measures: measures.join() },
      ...(kinds ? { 'filter[kind]': kinds.join() } : {}),
      ...span,
      ...filterArgs,
      ...optionArgs(options, { rows, columns, measures }),
    }),
    [source, rows, columns, measures, kinds, span, filterArgs, options],
  );
  const title = t(`ready.${ready.key}.title`);
  const own = new URLSearchParams({
    ...{ source, rows: rows.join(), columns: columns.join(), measures: measures.join() },
    ...{ ...span, ...filters, ...optionArgs(options, ready) },
    ...(options.yearStart ? { yearStart: options.yearStart } : {}),
  });
  return (
    <PageFrame
      title={title}
      subtitle={t(`ready.${ready.key}.text`)}
      breadcrumbs={[{ label: t('title.evaluations'), to: '/evaluations' }]}
      actions={
        <Row>
          <Button to={`/reports/custom_report?${own.toString()}`}>{t('gallery.change')}</Button>
          <ExportMenu args={args} name={title} scheduled={`ready:${ready.key}`} />
        </Row>
      }
    >
      <Stack gap={4}>
        <Filters
          shape={ready}
          options={options}
          onOptions={setOptions}
          span={span}
          filters={filters}
          onSpan={setSpan}
          onFilters={setFilters}
        />
        <ReportView label={title} shape={ready} args={args} chart={ready.chart} onSpan={setSpan} />
      </Stack>
    </PageFrame>
  );
}
