import { statementListSpec, type StatementView } from '@jahrring/contracts-bookkeeping';
import { saveFile, useAbility, useFormat, useListState, useProblemToast, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { DataGrid } from '@jahrring/ui/grid';
import { downloadIcon, eyeIcon } from '@jahrring/ui/icons';
import { useMemo, useState } from 'react';
import { statements, useStatements } from '../statements.api';
import { statementColumns, statementName } from './statement-columns';
import { StatementDialog } from './statement-dialog';

/** Statements by account and day, with what is wrong with them. */
export function StatementGrid() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const toast = useProblemToast();
  const mayManage = useAbility().can('tools.debitors.manage');
  const [shown, setShown] = useState<StatementView | null>(null);
  const list = useListState({ defaultSort: statementListSpec.defaultSort });
  const { state: _tab, ...filter } = list.state.filter;
  const query = useStatements(list.args, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => statementColumns(t, format), [t, format]);
  const fetchFile = ({ id, fileName }: StatementView) =>
    void saveFile({ url: `${statements}/${id}/file` }, fileName.split('/').at(-1) ?? fileName).catch(toast);
  return (
    <>
      <DataGrid<StatementView>
        label={t('bank.tab.statements')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => statementName(row, format)}
        state={{ ...list.state, filter }}
        onOpenRow={setShown}
        rowActions={(row) => [
          { label: t('bank.statement.show'), icon: eyeIcon, onClick: () => setShown(row) },
          mayManage &&
            row.hasFile && {
              label: t('bank.statement.file'),
              icon: downloadIcon,
              onClick: () => fetchFile(row),
            },
        ]}
        searchable
        empty={{ title: t('bank.empty.statements') }}
        storageKey="bookkeeping.statements"
      />
      {shown ? <StatementDialog statement={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}
