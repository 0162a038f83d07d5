import { recordPermissions, type DayReportListItem } from '@jahrring/contracts-time';
import { useAbility, useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { ActionMenu, Button, PageFrame } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { downloadIcon, plusIcon } from '@jahrring/ui/icons';
import { reportsUrl, useDayReportList } from './day-report.api';
import { reportColumns } from './report-columns';
import './day-reports.css';
import { UnsentReports } from './unsent-reports';

/** Every day report the reader may see. */
export function Component() {
  const t = useT('time');
  const format = useFormat();
  const { canAny } = useAbility();
  const list = useListState({ defaultSort: '-workDate,-updatedAt' });
  const query = useDayReportList(list.args, {
    refetchOnMountOrArgChange: true,
  });
  const exports = useListExport(`${reportsUrl}/export`, list.args, t('title.dayReports'));
  const columns = useMemo(() => reportColumns(t, format), [t, format]);
  const create = canAny([...recordPermissions]) ? (
    <Button variant="primary" icon={plusIcon} to="/day-reports/create">
      {t('report.new')}
    </Button>
  ) : null;
  return (
    <PageFrame
      title={t('title.dayReports')}
      actions={
        <>
          {create}
          <ActionMenu text={t('list.export')} icon={downloadIcon} items={exports} />
        </>
      }
    >
      <UnsentReports />
      <DataGrid<DayReportListItem>
        label={t('title.dayReports')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `${format.date(row.workDate)} ${row.projectNumber}`}
        rowTo={(row) => `/day-reports/${row.id}`}
        searchable
        searchPlaceholder={t('report.search')}
        empty={{ title: t('report.empty') }}
        storageKey="time.dayReports"
      />
    </PageFrame>
  );
}
