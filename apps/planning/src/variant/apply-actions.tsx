import type { OvertakenChoice, VariantComparison } from '@jahrring/contracts-planning';
import { notify, problemOf, useNavigate, useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Row } from '@jahrring/ui';
import { checkIcon } from '@jahrring/ui/icons';
import { useApplyVariant, useUndoVariant } from './variant.api';

/** Makes the plan as the variant is; where the plan has changed the same bookings, it is asked which of both stays. */
export function ApplyActions({ comparison }: { comparison: VariantComparison }) {
  const t = useT('planning');
  const toast = useProblemToast();
  const navigate = useNavigate();
  const [take, taking] = useApplyVariant();
  const [untake] = useUndoVariant();
  const { variant, stamp, total, overtaken } = comparison;
  const run = async (choice?: OvertakenChoice): Promise<void> => {
    const variantId = variant.id;
    try {
      const { changes, undo } = await take({
        variantId,
        stamp,
        ...(choice ? { overtaken: choice } : {}),
      }).unwrap();
      void navigate(`/scheduling-tool/weekly_plan?week=${variant.firstDay}`);
      const back = () =>
        untake({ variantId, undo })
          .unwrap()
          .then(() => notify.success(t('variant.untaken', { title: variant.title })), toast);
      notify.success(t('variant.taken', { count: changes, title: variant.title }), {
        action: { label: t('action.undo'), run: () => void back() },
      });
    } catch (problem) {
      const { code } = problemOf(problem);
      if (code === 'PLAN_CHANGED' || code === 'VARIANT_OVERTAKEN')
        notify.warning(t('variant.changedMeanwhile'));
      else toast(problem);
    }
  };
  if (overtaken === 0) {
    return (
      <Row>
        <Button variant="primary" icon={checkIcon} loading={taking.isLoading} onClick={() => void run()}>
          {t('variant.take', { count: total })}
        </Button>
      </Row>
    );
  }
  return (
    <Alert
      kind="warning"
      title={t('variant.overtaken', { count: overtaken })}
      actions={
        <>
          <Button size="small" loading={taking.isLoading} onClick={() => void run('keep')}>
            {t('variant.keep')}
          </Button>
          <Button size="small" loading={taking.isLoading} onClick={() => void run('replace')}>
            {t('variant.replace')}
          </Button>
        </>
      }
    >
      {t('variant.overtakenText')}
    </Alert>
  );
}
