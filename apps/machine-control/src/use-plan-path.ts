import { localDateAt } from '@jahrring/contracts-common';
import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { planPath } from './plan-path';

/** The way into the plan for those who plan; null for all others and for machines out of use. */
export function usePlanPath(): (machine: ControlledMachine) => string | null {
  const t = useT('machine-control');
  const format = useFormat();
  const { can } = useAbility();
  const titles = { service: t('work.kind.service'), exhaust: t('work.kind.exhaust') };
  return (machine) =>
    can('tools.scheduling_tool.manage') && machine.active
      ? planPath(machine, localDateAt(Date.now(), format.timeZone), titles)
      : null;
}
