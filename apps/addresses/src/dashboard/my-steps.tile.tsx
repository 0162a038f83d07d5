import { useT } from '@jahrring/tool-kit';
import { Tile, tileStateOf, UiLink } from '@jahrring/ui';
import { useMySteps } from '../follow-up/follow-up.api';
import { StepDay, StepTick } from '../follow-up/step-tick';

const shown = 5;

/** The user's own next steps for customers; they can be marked as done here. */
export function Component() {
  const t = useT('addresses');
  const query = useMySteps();
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('step.mine')}
      count={query.data?.total}
      state={tileStateOf(query, items.length === 0)}
      empty={t('step.mineNone')}
      onRetry={() => void query.refetch()}
      lines={shown}
    >
      {items.slice(0, shown).map((step) => (
        <div key={step.id} className="addresses-step">
          <StepTick step={step}>
            <span className="addresses-step__whose">
              <UiLink to={`/addresses/edit/${step.addressId}/notes`}>{step.addressName}</UiLink>
              <StepDay step={step} />
            </span>
          </StepTick>
        </div>
      ))}
    </Tile>
  );
}
