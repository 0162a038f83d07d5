import type { DraftChoices, UpdateDocument } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { SelectField, useFormContext, useWatch } from '@jahrring/ui/form';
import { useEffect } from 'react';

/**
 * The term of payment out of the settings: its words are printed, its days decide when the document is due, and
 * its cash discounts hold. Days
 * that are typed afterwards are a term of their own and take the words away.
 */
export function PaymentTermField({ choices }: { choices: DraftChoices | undefined }) {
  const t = useT('documents');
  const title = useWatch<UpdateDocument, 'termTitle'>({ name: 'termTitle' });
  useTermOfDays(choices);
  const titles = new Set(choices?.terms.map((term) => term.title));
  // A term that is no longer in the settings stays on its document.
  if (title) titles.add(title);
  if (titles.size === 0) return null;
  return (
    <SelectField
      name="termTitle"
      label={t('field.termTitle')}
      placeholder={t('terms.usual')}
      options={[...titles].map((value) => ({ value, label: value }))}
      clearable
    />
  );
}

/** Keeps words and days of the term together, whichever of them somebody changes. */
function useTermOfDays(choices: DraftChoices | undefined): void {
  const { watch, setValue } = useFormContext<UpdateDocument>();
  useEffect(() => {
    if (!choices) return undefined;
    // Setting one of the two here calls this again.
    let isOwn = false;
    const { unsubscribe } = watch(({ termTitle, termDays }, { name }) => {
      if (isOwn) return;
      isOwn = true;
      const term = choices.terms.find((one) => one.title === termTitle);
      if (name === 'termTitle' && (term || !termTitle)) {
        const { days, cashDiscounts } = term ?? { ...choices, days: choices.termDays };
        setValue('termDays', days, { shouldDirty: true, shouldValidate: true });
        setValue('cashDiscounts', cashDiscounts, { shouldDirty: true });
      } else if (name === 'termDays' && termTitle && term?.days !== termDays) {
        setValue('termTitle', null, { shouldDirty: true });
      }
      isOwn = false;
    });
    return unsubscribe;
  }, [choices, watch, setValue]);
}
