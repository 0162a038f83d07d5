import { costLineListSpec, type CostLineView, type ProjectView } from '@jahrring/contracts-projects';
import { problemText, useAbility, useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { ActionMenu, Section } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { useCostLines } from '../../controlling.api';
import { costLineColumns } from './cost-line-columns';

/** Every recorded entry with what it costs and what it is charged at. */
export function CostLines({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: costLineListSpec.defaultSort, prefix: 'costs.' });
  const query = useCostLines({ projectId: project.id, args: list.args });
  const url = `/api/projects/projects/${project.id}/costs/lines/export`;
  const exportItems = useListExport(url, list.args, `${t('tab.costs')} ${project.number}`);
  const withPrices = can('tools.project.showprice');
  const columns = useMemo(() => costLineColumns(t, format, withPrices), [t, format, withPrices]);
  return (
    <Section title={t('costs.lines.title')} actions={<ActionMenu items={exportItems} />}>
      <DataGrid<CostLineView>
        label={t('costs.lines.title')}
        columns={columns}
        rows={query.data?.items}
        total={query.data?.total}
        state={list.state}
        onStateChange={list.set}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        searchable={false}
        empty={{ title: t('costs.lines.none') }}
        storageKey="projects.costs"
      />
    </Section>
  );
}
