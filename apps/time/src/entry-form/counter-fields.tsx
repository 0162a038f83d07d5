import type { ObjectOption } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { quantityText } from '@jahrring/tool-kit/quantity-text';
import { Alert } from '@jahrring/ui';
import { NumberField, useWatch } from '@jahrring/ui/form';
import type { EntryDraft } from './entry-draft';

export function CounterFields({ object }: { object: ObjectOption | null }) {
  const t = useT('time');
  const format = useFormat();
  const [from, to] = useWatch<EntryDraft, ['counterFrom', 'counterTo']>({
    name: ['counterFrom', 'counterTo'],
  });
  const last = object?.counter ?? null;
  const used = from && to ? Number(to) - Number(from) : null;
  return (
    <>
      <div className="time-pair">
        <NumberField name="counterFrom" label={t('field.counterFrom')} valueAs="string" decimals={3} />
        <NumberField name="counterTo" label={t('field.counterTo')} valueAs="string" decimals={3} />
      </div>
      {used !== null && used >= 0 ? (
        <p className="time-length">
          <strong>{quantityText(t, format, used, object?.unit ?? null)}</strong>
        </p>
      ) : null}
      {object && last && from && Number(from) !== Number(last) ? (
        <Alert kind="warning">
          {t('errors.counterMismatch', {
            title: object.title,
            last: format.number(last),
            now: format.number(from),
          })}
        </Alert>
      ) : null}
    </>
  );
}
