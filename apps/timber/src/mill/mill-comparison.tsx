import type { MillComparison, MillRow } from '@jahrring/contracts-timber';
import { useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Alert, Button, Row, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { cubic } from '../figures';
import { Exceeds, nameOf, sideText, signed } from './comparison-cells';
import '../sums.css';
import './mill.css';
import { useMillComparison } from './mill.api';

/** More rows than this are not drawn at once. */
const mostRows = 300;

/** The mill's measurement beside the own list: what goes beyond the tolerance first, all of it when asked. */
export function MillComparisonTable({ measurementId }: { measurementId: string }) {
  const t = useT('timber');
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useMillComparison(measurementId, { refetchOnMountOrArgChange: true });
  if (error || !data) return <QueryState query={{ error, refetch }} lines={5} />;

  const rows = all ? data.rows : data.rows.filter(({ exceeds }) => exceeds.length > 0);
  return (
    <Stack gap={3}>
      <Alert kind={data.exceeding > 0 ? 'warning' : 'success'}>
        {data.exceeding > 0 ? t('mill.compare.exceeding', { count: data.exceeding }) : t('mill.compare.none')}
      </Alert>
      <ComparisonTable data={data} rows={rows.slice(0, mostRows)} />
      <Row>
        {data.rows.length > data.exceeding ? (
          <Button size="small" onClick={() => setAll(!all)}>
            {all ? t('mill.compare.showExceeding') : t('mill.compare.showAll', { count: data.rows.length })}
          </Button>
        ) : null}
        {rows.length > mostRows ? (
          <Text tone="muted">{t('mill.compare.shown', { number: mostRows })}</Text>
        ) : null}
      </Row>
    </Stack>
  );
}

function ComparisonTable({ data, rows }: { data: MillComparison; rows: readonly MillRow[] }) {
  const t = useT('timber');
  const format = useFormat();
  const titles = ['what', 'own', 'mill', 'volumeDifference', 'valueDifference', 'exceeds'] as const;
  const titleOf = (title: (typeof titles)[number]) => t(`mill.compare.${title}`);
  return (
    <div
      className="timber-sums timber-comparison"
      role="region"
      aria-label={t('mill.compare.title')}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {titleOf(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{nameOf(row, t)}</th>
              <td data-label={titleOf('own')}>{sideText(row.own, format)}</td>
              <td data-label={titleOf('mill')}>{sideText(row.mill, format)}</td>
              <td data-label={titleOf('volumeDifference')}>{signed(format, row.volumeDifference, 3)}</td>
              <td data-label={titleOf('valueDifference')}>
                {row.valueDifference === null ? '–' : signed(format, row.valueDifference, 2)}
              </td>
              <td data-label={titleOf('exceeds')}>
                <Exceeds row={row} exceeds={row.exceeds} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('mill.compare.total')}</th>
            <td data-label={titleOf('own')}>{cubic(format, data.own.volume)}</td>
            <td data-label={titleOf('mill')}>{cubic(format, data.mill.volume)}</td>
            <td data-label={titleOf('volumeDifference')}>{signed(format, data.volumeDifference, 3)}</td>
            <td data-label={titleOf('valueDifference')}>
              {data.valueDifference === null ? '–' : signed(format, data.valueDifference, 2)}
            </td>
            <td data-label={titleOf('exceeds')}>
              <Exceeds exceeds={data.exceeds} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
