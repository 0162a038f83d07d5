import { returnOutcomes } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { Section } from '@jahrring/ui';
import { CheckboxField, NumberField, SelectField, useWatch } from '@jahrring/ui/form';
import type { HandoverForm } from './handover-draft';

/** Lines that the person returns, of the articles they have. */
export function ReturnLines() {
  const t = useT('inventory');
  const lines = useWatch<HandoverForm, 'returned'>({ name: 'returned' });
  if (lines.length === 0) return null;
  const outcomes = returnOutcomes.map((value) => ({ value, label: t(`personal.outcome.${value}`) }));
  return (
    <Section title={t('personal.takeBack')} description={t('personal.takeBackText')}>
      <ul className="inventory-lines" aria-label={t('personal.takeBack')}>
        {lines.map(({ holdingId, title, most, taken }, index) => (
          <li key={holdingId} className="inventory-line">
            <CheckboxField name={`returned.${index}.taken`} label={title} />
            {taken ? (
              <span className="inventory-line__fields">
                <SelectField
                  name={`returned.${index}.outcome`}
                  label={t('personal.how', { title })}
                  options={outcomes}
                  required
                  hideLabel
                />
                {most > 1 ? (
                  <NumberField
                    name={`returned.${index}.quantity`}
                    label={t('personal.quantityOf', { title })}
                    suffix={t('personal.ofMost', { most })}
                    hideLabel
                  />
                ) : null}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
