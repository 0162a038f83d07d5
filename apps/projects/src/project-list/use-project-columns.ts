import type { ProjectListItem } from '@jahrring/contracts-projects';
import {
  useAbility,
  useBoot,
  useExtraColumns,
  useFirstPageStands,
  useFormat,
  useNumberedOptions,
  useT,
} from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { projectColumns } from './project-columns';

/** The list's columns for this person, the licence's own fields among them. */
export function useProjectColumns(): GridColumn<ProjectListItem>[] {
  const t = useT('projects');
  const format = useFormat();
  const { can } = useAbility();
  const { currency } = useBoot().licence;
  const withPrices = can('tools.project.showprice');
  const extra = useExtraColumns<ProjectListItem>('project');
  // Their column is hidden until somebody shows it.
  const parts = useNumberedOptions('company-parts', null, useFirstPageStands());
  return useMemo(() => {
    const companyParts = new Map(parts.map(({ value, label }) => [value, label]));
    const statusName = (status: string) => t(`common:status.${status}`);
    return [...projectColumns({ t, statusName, format, currency, withPrices, companyParts }), ...extra];
  }, [t, format, currency, withPrices, parts, extra]);
}
