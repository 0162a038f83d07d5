import { costLineListSpec, type CostLineView, type ProjectView } from '@jahrring/contracts-projects';
import { useAbility, useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
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
        {...gridOf(t, list, query)}
        searchable={false}
        empty={{ title: t('costs.lines.none') }}
        storageKey="projects.costs"
      />
    </Section>
  );
}
