import { addDays, isoWeekOf, mondayOf } from '@jahrring/contracts-common';
import type { Dimension } from '@jahrring/contracts-evaluations';
import { useFormat, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, IconButton, PageFrame, Row, SegmentedControl, Stack } from '@jahrring/ui';
import { DateField, Form, useForm, useWatch } from '@jahrring/ui/form';
import { chevronLeftIcon, chevronRightIcon, plusIcon } from '@jahrring/ui/icons';
import { localToday } from '@jahrring/ui/input';
import { useEffect, useMemo } from 'react';
import { useReportTabs } from '../period-report/use-report-tabs';
import { ExportMenu } from '../report/export-menu';
import { ReportView } from '../report/report-view';

const sides = ['person', 'project'] as const;
type Side = (typeof sides)[number];

/** The week a chosen day lies in: people by days, or projects by days. */
export function Component() {
  const t = useT('evaluations');
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const day = params.get('day') ?? localToday();
  const side: Side = params.get('by') === 'project' ? 'project' : 'person';
  const monday = mondayOf(day);
  const write = (name: string, value: string) =>
    setParams(
      (before) => new URLSearchParams([...[...before].filter(([key]) => key !== name), [name, value]]),
      {
        replace: true,
      },
    );
  const shape = useMemo(
    () => ({
      source: 'time' as const,
      rows: [side] as const,
      columns: ['day'] as const satisfies Dimension[],
      measures: ['hours'] as const,
    }),
    [side],
  );
  const args = useMemo(
    () => ({
      ...{ rows: side, columns: 'day', measures: 'hours', 'filter[kind]': 'hours' },
      ...{ from: monday, to: addDays(monday, 6) },
    }),
    [side, monday],
  );
  const title = t('report.week', isoWeekOf(day));
  return (
    <PageFrame
      title={t('title.reports')}
      tabs={useReportTabs()}
      subtitle={`${title} · ${format.date(monday)} – ${format.date(addDays(monday, 6))}`}
      actions={
        <Row>
          <Button icon={plusIcon} to="/reports/custom_report">
            {t('gallery.custom')}
          </Button>
          <ExportMenu args={args} name={`${t('title.reports')} ${title}`} signed scheduled={`week:${side}`} />
        </Row>
      }
    >
      <Stack gap={4}>
        <Row gap={3} align="end">
          <IconButton
            icon={chevronLeftIcon}
            label={t('week.before')}
            onClick={() => write('day', addDays(monday, -7))}
          />
          <DayField day={day} onChange={(value) => write('day', value)} />
          <IconButton
            icon={chevronRightIcon}
            label={t('week.after')}
            onClick={() => write('day', addDays(monday, 7))}
          />
          <SegmentedControl
            label={t('week.by')}
            value={side}
            onChange={(value) => write('by', value)}
            options={sides.map((value) => ({ value, label: t(`week.${value}`) }))}
          />
        </Row>
        <ReportView
          label={title}
          shape={shape}
          args={args}
          onSpan={({ from }) => write('day', from)}
          spanAround={weekAround}
        />
      </Stack>
    </PageFrame>
  );
}

const weekAround = (day: string) => ({ from: mondayOf(day), to: addDays(mondayOf(day), 6) });

function DayField({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const t = useT('evaluations');
  const form = useForm({ values: { day } });
  const chosen = useWatch({ control: form.control, name: 'day' });
  useEffect(() => {
    if (chosen && chosen !== day) onChange(chosen);
  }, [chosen, day, onChange]);
  return (
    <Form form={form} onSubmit={() => undefined} label={t('week.day')} draft={false}>
      <DateField name="day" label={t('week.day')} />
    </Form>
  );
}
