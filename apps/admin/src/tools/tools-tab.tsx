import type { ToolSummary } from '@jahrring/contracts-admin';
import { holdsWords } from '@jahrring/contracts-common';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Columns, Stack, Stat } from '@jahrring/ui';
import { DataGrid, type GridState } from '@jahrring/ui/grid';
import { useMemo, useState } from 'react';
import { PlannedPlugins } from '../plugins/planned/planned-plugins';
import { rateTone, useMilliseconds } from './health-figures';
import { toolColumns } from './tool-columns';
import { toolName } from './tool-names';
import { useToolList } from './tools.api';

const everything: GridState = { page: 1, pageSize: 'all', sort: '', search: '', filter: {} };
const refreshEvery = 15_000;

/** Every tool and the shell, with what is served and how it fares. */
export function ToolsTab() {
  const t = useT('admin');
  const format = useFormat();
  const milliseconds = useMilliseconds();
  const [state, setState] = useState(everything);
  const query = useToolList(undefined, {
    pollingInterval: refreshEvery,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const tools = query.data?.items;
  const columns = useMemo(() => toolColumns({ t, format, milliseconds }), [t, format, milliseconds]);
  const fits = holdsWords(state.search);
  const rows = tools
    ?.filter(({ id }) => fits(`${id} ${toolName(t, id)}`))
    .sort((one, two) => toolName(t, one.id).localeCompare(toolName(t, two.id), format.locale));
  return (
    <Stack gap={5}>
      <Figures tools={tools ?? []} />
      <DataGrid<ToolSummary>
        label={t('title.tools')}
        columns={columns}
        rows={rows}
        total={rows?.length}
        state={state}
        onStateChange={(patch) => setState({ ...state, ...patch })}
        loading={query.isLoading}
        error={query.error && !tools ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        rowTo={(row) => `/admin/plugins/edit/${row.id}`}
        empty={{ title: t('tool.none'), text: t('tool.noneText') }}
        storageKey="admin.tools"
      />
      <PlannedPlugins />
    </Stack>
  );
}

function Figures({ tools }: { tools: readonly ToolSummary[] }) {
  const t = useT('admin');
  const format = useFormat();
  const count = (test: (tool: ToolSummary) => boolean) => format.number(tools.filter(test).length);
  const loads = tools.reduce((sum, { health }) => sum + health.loads, 0);
  const ill = tools.filter(({ health }) => rateTone(health.errorRate) !== 'wald');
  const withdrawn = tools.filter(({ canaryWithdrawn }) => canaryWithdrawn);
  return (
    <Columns count={4} gap={3}>
      <Stat label={t('tool.loads24h')} value={format.number(loads)} hint={t('tool.allTools')} />
      <Stat
        label={t('tool.canaries')}
        value={count(({ canary }) => canary !== null)}
        hint={
          withdrawn.length === 0
            ? t('tool.noneWithdrew')
            : t('tool.withdrew', { tools: withdrawn.map(({ id }) => toolName(t, id)).join(', ') })
        }
      />
      <Stat
        label={t('tool.pinned')}
        value={format.number(tools.reduce((sum, { pins }) => sum + pins, 0))}
        hint={t('tool.pinnedHint')}
      />
      <Stat
        label={t('tool.ill')}
        value={format.number(ill.length)}
        hint={ill.length === 0 ? t('tool.allWell') : ill.map(({ id }) => toolName(t, id)).join(', ')}
      />
    </Columns>
  );
}
