import { useFormat, useT, type ListArgs } from '@jahrring/tool-kit';
import { useEntrySums } from '../time.api';
import { narrowing } from '@jahrring/tool-kit/list-selection';

/** Shows the number of entries that a list finds and their hours, of all its pages. */
export function EntrySums({ args }: { args: ListArgs }) {
  const t = useT('time');
  const format = useFormat();
  const { data } = useEntrySums(narrowing(args), { refetchOnMountOrArgChange: true });
  return (
    <p className="time-sums" role="status">
      {data
        ? t('list.sums', {
            count: data.total,
            hours: format.duration(data.seconds),
            billable: format.duration(data.billableSeconds),
          })
        : ' '}
    </p>
  );
}
