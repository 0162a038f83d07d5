import { isOpenLot, type LotView, type StemView } from '@jahrring/contracts-timber';
import { notify, useFormat, useListState, useProblemToast, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { Button, Section } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { axeIcon } from '@jahrring/ui/icons';
import { useMemo, useState } from 'react';
import { useMoveStems, useStemList } from '../stem.api';
import { stemColumns } from '../stem-list/stem-columns';
import { SplitDialog } from './split.dialog';

/** The logs of a lot; some of them chosen become a lot of their own. */
export function LotStems({ lot }: { lot: LotView }) {
  const t = useT('timber');
  const format = useFormat();
  const list = useListState({ defaultSort: 'title', prefix: 'stems.' });
  const args = useMemo(() => ({ ...list.args, 'filter[lotId]': lot.id }), [list.args, lot.id]);
  const query = useStemList(args, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => stemColumns(t, format), [t, format]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [splitting, setSplitting] = useState(false);
  const [moveStems] = useMoveStems();
  const toast = useProblemToast();
  const open = lot.deletedAt === null && isOpenLot(lot.state);
  const move = async () => {
    const answer = await moveStems({ stemIds: [...chosen], lotId: null });
    if (answer.error) {
      toast(answer.error);
      return;
    }
    const back = { stemIds: [...chosen], lotId: lot.id };
    notify.success(t('lot.stems.taken', { count: answer.data.moved }), {
      action: { label: t('lot.action.undo'), run: () => void moveStems(back) },
    });
    setChosen([]);
  };
  const bulkActions = () => (
    <>
      <Button size="small" onClick={() => setSplitting(true)}>
        {t('lot.stems.split')}
      </Button>
      <Button size="small" onClick={() => void move()}>
        {t('lot.stems.take')}
      </Button>
    </>
  );
  return (
    <Section
      title={t('lot.stems.title')}
      actions={
        open ? (
          <Button icon={axeIcon} to={`/timber/stems/record?lot=${lot.id}`}>
            {t('stem.title.record')}
          </Button>
        ) : undefined
      }
    >
      <DataGrid<StemView>
        label={t('lot.stems.title')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => row.title}
        rowTo={({ id }) => `/timber/stems/edit/${id}`}
        {...(open ? { selected: chosen, onSelectedChange: setChosen, bulkActions } : {})}
        empty={{ title: t('stem.list.emptyTitle'), text: t('lot.stems.empty') }}
        storageKey="timber.lot-stems"
      />
      {splitting ? (
        <SplitDialog
          lot={lot}
          stemIds={[...chosen]}
          onClose={(done) => {
            setSplitting(false);
            if (done) setChosen([]);
          }}
        />
      ) : null}
    </Section>
  );
}
