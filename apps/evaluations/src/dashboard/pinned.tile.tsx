import type { Measure, SavedReportView } from '@jahrring/contracts-evaluations';
import { Link, useT } from '@jahrring/tool-kit';
import { Row, Text, Tile, tileStateOf } from '@jahrring/ui';
import { localToday } from '@jahrring/ui/input';
import { useMemo } from 'react';
import { usePivot } from '../evaluations.api';
import { useReportTexts } from '../report/use-texts';
import { argsOf, pathOf } from '../saved-report/report-address';
import { useSavedReports } from '../saved-report/saved-report.api';

const mostRows = 5;

/** Reports that somebody has pinned, each with its greatest rows. */
export function Component() {
  const t = useT('evaluations');
  const query = useSavedReports();
  const pinned = (query.data?.items ?? []).filter((report) => report.pinned);
  return (
    <Tile
      title={t('saved.tile')}
      to="/evaluations"
      state={tileStateOf(query, pinned.length === 0)}
      empty={t('saved.noPinned')}
      onRetry={() => void query.refetch()}
      lines={mostRows}
    >
      {pinned.map((report) => (
        <Pinned key={report.id} report={report} />
      ))}
    </Tile>
  );
}

function Pinned({ report }: { report: SavedReportView }) {
  const t = useT('evaluations');
  const { definition } = report;
  const args = useMemo(() => argsOf(definition, localToday()), [definition]);
  const measure: Measure = definition.measures[0] ?? 'hours';
  const { data } = usePivot({ ...args, columns: '', measures: measure });
  const texts = useReportTexts({ hourFormat: args['hourFormat'], daySeconds: data?.daySeconds });
  const rows = (data?.rows ?? []).toSorted(
    (one, other) => Number(other.values[0] ?? 0) - Number(one.values[0] ?? 0),
  );
  return (
    <div>
      <Link to={pathOf(report, localToday())}>{report.title}</Link>
      {rows.slice(0, mostRows).map((row) => (
        <Row key={row.keys.join()} justify="between" noWrap>
          <span>
            {definition.rows
              .map((dimension, at) => texts.place(dimension, row.keys[at] ?? null, row.labels[at] ?? null))
              .join(' · ')}
          </span>
          <Text tone="muted">{texts.figure(measure, Number(row.values[0] ?? 0))}</Text>
        </Row>
      ))}
      {data && rows.length === 0 ? <Text tone="muted">{t('report.none')}</Text> : null}
    </div>
  );
}
