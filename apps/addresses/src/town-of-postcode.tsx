import type { AddressDraft } from '@jahrring/contracts-addresses';
import { useFormContext, useWatch } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { useTown } from './addresses.api';
import { useDebounced } from './use-debounced';

const pause = 250;
const shortestZip = 4;

type Place = Pick<AddressDraft, 'zip' | 'city' | 'country'>;

/** Fills an empty town once the postcode is typed, with the one the licence's other addresses have. */
export function TownOfPostcode() {
  const { setValue, setFocus, getValues, getFieldState } = useFormContext<Place>();
  const [zip = '', country] = useWatch<Place, ['zip', 'country']>({ name: ['zip', 'country'] });
  const typed = useDebounced(zip.trim(), pause);
  const isTyped = typed.length >= shortestZip && getFieldState('zip').isDirty;
  const { currentData } = useTown({ zip: typed, country }, { skip: !isTyped });
  const city = currentData?.city;
  useEffect(() => {
    if (!city || getValues('city').trim() !== '') return;
    const inTown = document.activeElement?.getAttribute('name') === 'city';
    setValue('city', city, { shouldDirty: true, shouldValidate: true });
    // Whoever is there already replaces it by typing on.
    if (inTown) setFocus('city', { shouldSelect: true });
  }, [city, getValues, setValue, setFocus]);
  return null;
}
