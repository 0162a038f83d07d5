import { shellTool, type ToolView } from '@jahrring/contracts-admin';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { ConfirmDialog, Stack } from '@jahrring/ui';
import type { Translate } from '../options';
import { movedByStable } from './effects';
import type { ToolStep } from './steps';
import { toolName } from './tool-names';
import { useRestoreRelease, useRollBackTool, useUnpinTool, useUpdateTool } from './tools.api';

type SimpleStep = Exclude<ToolStep, { kind: 'canary' | 'pin' | 'withdraw' }>;

interface ConfirmStepProps {
  tool: ToolView;
  step: SimpleStep;
  onClose: () => void;
}

interface Wording {
  title: string;
  effect: string;
  label: string;
  done: string;
}

/** A step that needs nothing but a yes, its effect in numbers before it. */
export function ConfirmStep({ tool, step, onClose }: ConfirmStepProps) {
  const t = useT('admin');
  const toast = useProblemToast();
  const take = useSimpleStep(tool);
  const { title, effect, label, done } = wordingOf(t, tool, step);
  const run = async () => {
    try {
      await take(step);
      notify.success(done);
    } catch (error) {
      toast(error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened
      danger={step.kind === 'rollBack'}
      onClose={onClose}
      onConfirm={run}
      title={title}
      confirmLabel={label}
    >
      <Stack gap={2}>
        <p>{effect}</p>
        <p>{t(tool.id === shellTool ? 'tool.openPagesAsk' : 'tool.openPages')}</p>
      </Stack>
    </ConfirmDialog>
  );
}

function useSimpleStep({ id: tool, version }: ToolView): (step: SimpleStep) => Promise<unknown> {
  const [update] = useUpdateTool();
  const [rollBack] = useRollBackTool();
  const [unpin] = useUnpinTool();
  const [restore] = useRestoreRelease();
  return (step) => {
    switch (step.kind) {
      case 'stable':
        return update({ tool, version, change: { stable: step.version } }).unwrap();
      case 'rollBack':
        return rollBack({ tool, version }).unwrap();
      case 'endCanary':
        return update({ tool, version, change: { canary: null } }).unwrap();
      case 'unpin':
        return unpin({ tool, licenceId: step.licenceId }).unwrap();
      case 'restore':
        return restore(step.id).unwrap();
    }
  };
}

function wordingOf(t: Translate, tool: ToolView, step: SimpleStep): Wording {
  const name = toolName(t, tool.id);
  const from = tool.stable ?? '–';
  switch (step.kind) {
    case 'stable': {
      const { version } = step;
      return {
        title: t('tool.stableTitle', { version }),
        effect: tool.stable
          ? t('tool.licencesMove', { count: movedByStable(tool), from, to: version })
          : t('tool.stableFirst', { version }),
        label: t('tool.makeStable'),
        done: t('tool.stableDone', { name, version }),
      };
    }
    case 'rollBack': {
      const to = tool.previous ?? '–';
      return {
        title: t('tool.rollBackTitle', { name, version: to }),
        effect: t('tool.licencesMove', { count: movedByStable(tool), from, to }),
        label: t('tool.rollBack'),
        done: t('tool.rollBackDone', { name, version: to }),
      };
    }
    case 'endCanary': {
      const version = tool.canary?.version ?? '–';
      const count = tool.items.find((release) => release.version === version)?.licences ?? 0;
      return {
        title: t('tool.endCanaryTitle', { version }),
        effect: t('tool.licencesMove', { count, from: version, to: from }),
        label: t('tool.endCanary'),
        done: t('tool.endCanaryDone', { name }),
      };
    }
    case 'unpin': {
      const pin = tool.pinned.find(({ licenceId }) => licenceId === step.licenceId);
      const licence = pin?.licenceName ?? '–';
      return {
        title: t('tool.unpinTitle', { licence }),
        effect: t('tool.unpinEffect', { licence, from: pin?.version ?? '–', to: from }),
        label: t('tool.unpin'),
        done: t('tool.unpinDone', { licence }),
      };
    }
    case 'restore':
      return {
        title: t('tool.restoreTitle', { version: step.version }),
        effect: t('tool.restoreEffect', { version: step.version }),
        label: t('tool.restore'),
        done: t('tool.restoreDone', { version: step.version }),
      };
  }
}
