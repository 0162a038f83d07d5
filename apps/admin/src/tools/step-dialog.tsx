import type { ToolView } from '@jahrring/contracts-admin';
import { lazy, Suspense } from 'react';
import { ConfirmStep } from './confirm-step';
import type { ToolStep } from './steps';

const CanaryDialog = lazy(async () => ({ default: (await import('./canary-dialog')).CanaryDialog }));
const PinDialog = lazy(async () => ({ default: (await import('./pin-dialog')).PinDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog')).WithdrawDialog }));

interface StepDialogProps {
  tool: ToolView;
  step: ToolStep;
  onClose: () => void;
}

/** The dialog of a step: what it asks for, and what it will do. */
export function StepDialog({ tool, step, onClose }: StepDialogProps) {
  const shared = { tool, onClose };
  return (
    <Suspense>
      {step.kind === 'canary' ? (
        <CanaryDialog {...shared} version={step.version} />
      ) : step.kind === 'pin' ? (
        <PinDialog {...shared} version={step.version} />
      ) : step.kind === 'withdraw' ? (
        <WithdrawDialog {...shared} version={step.version} id={step.id} />
      ) : (
        <ConfirmStep {...shared} step={step} />
      )}
    </Suspense>
  );
}
