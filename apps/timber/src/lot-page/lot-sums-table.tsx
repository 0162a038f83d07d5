import type { LotSum, LotView } from '@jahrring/contracts-timber';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Text } from '@jahrring/ui';
import { cubic } from '../figures';
import { useLotSums } from '../lot.api';
import '../sums.css';
import './lot-page.css';

/** Contents of the lot by assortment and class; with its value for people who sell. */
export function LotSumsTable({ lot }: { lot: LotView }) {
  const t = useT('timber');
  const format = useFormat();
  const sells = useAbility().can('tools.timber.manage');
  const { data, error, refetch } = useLotSums(lot.id, { refetchOnMountOrArgChange: true });
  if (error || !data) return <QueryState query={{ error, refetch }} lines={4} />;

  if (data.items.length === 0) {
    return (
      <div className="timber-empty">
        <Text>{t('lot.sums.none')}</Text>
      </div>
    );
  }
  const money = (value: string | null) => (value === null ? '–' : format.amount(value));
  return (
    <div className="timber-sums" role="region" aria-label={t('lot.sums.title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('lot.sums.what')}</th>
            <th scope="col">{t('lot.field.stemCount')}</th>
            <th scope="col">{t('lot.field.volume')}</th>
            {sells ? <th scope="col">{t('lot.sums.price')}</th> : null}
            {sells ? <th scope="col">{t('lot.sums.value')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {data.items.map((sum) => (
            <tr key={keyOf(sum)}>
              <th scope="row">{[t(`species.${sum.species}`), labelOf(sum)].filter(Boolean).join(' ')}</th>
              <td>{lot.kind === 'stems' ? format.number(sum.stemCount) : '–'}</td>
              <td>{cubic(format, sum.volume)}</td>
              {sells ? <td>{money(sum.price)}</td> : null}
              {sells ? <td>{money(sum.value)}</td> : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('lot.sums.total')}</th>
            <td>{lot.kind === 'stems' ? format.number(data.stemCount) : '–'}</td>
            <td>{cubic(format, data.volume)}</td>
            {sells ? <td /> : null}
            {sells ? <td>{money(data.value)}</td> : null}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function keyOf({ species, assortment, thicknessClass, quality }: LotSum): string {
  return [species, assortment, thicknessClass, quality].join(' ');
}

/** `L1 2b B`, as it is written in the field. */
function labelOf({ assortment, thicknessClass, quality }: LotSum): string {
  return [assortment, thicknessClass, quality].filter(Boolean).join(' ');
}
