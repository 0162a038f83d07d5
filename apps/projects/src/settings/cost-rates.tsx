import type { CostRateView } from '@jahrring/contracts-projects';
import { useBoot, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, EmptyState, IconButton, Section } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { editIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useCostRates, useDeleteCostRate } from '../controlling.api';
import '../project-page/costs/costs.css';

const RateDialog = lazy(async () => ({ default: (await import('./rate-dialog')).RateDialog }));

/** Cost rates of hours and objects for the licence, with their start days. */
export function CostRates() {
  const t = useT('projects');
  const format = useFormat();
  const { licence } = useBoot();
  const toast = useProblemToast();
  const { data } = useCostRates();
  const [remove] = useDeleteCostRate();
  const [opened, setOpened] = useState<{ rate?: CostRateView } | null>(null);
  const rates = data?.items ?? [];
  const nameOf = ({ target, targetName }: CostRateView) =>
    target === 'licence' ? t('rates.licence') : (targetName ?? '–');
  const drop = ({ id, version }: CostRateView) => remove({ id, version }).unwrap().catch(toast);
  return (
    <Section
      title={t('rates.title')}
      description={t('rates.text')}
      actions={
        <Button icon={plusIcon} onClick={() => setOpened({})}>
          {t('rates.add')}
        </Button>
      }
    >
      {data && rates.length === 0 ? <EmptyState title={t('rates.none')} /> : null}
      {rates.length > 0 ? (
        <div className="projects-amounts" tabIndex={0} role="region" aria-label={t('rates.title')}>
          <table>
            <caption className="jr-hidden">{t('rates.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('rates.target')}</th>
                <th scope="col">{t('rates.validFrom')}</th>
                <th scope="col">{t('rates.rate')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {rates.map((rate) => (
                <tr key={rate.id}>
                  <th scope="row">{nameOf(rate)}</th>
                  <td>{format.date(rate.validFrom)}</td>
                  <td>{format.money(rate.rate, licence.currency)}</td>
                  <td>
                    <span className="projects-plan__actions">
                      <IconButton
                        icon={editIcon}
                        size="small"
                        label={t('rates.edit', { name: nameOf(rate) })}
                        onClick={() => setOpened({ rate })}
                      />
                      <IconButton
                        icon={trashIcon}
                        size="small"
                        label={t('rates.remove', { name: nameOf(rate) })}
                        onClick={() => void drop(rate)}
                      />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <Suspense>{opened ? <RateDialog rate={opened.rate} onClose={() => setOpened(null)} /> : null}</Suspense>
    </Section>
  );
}
