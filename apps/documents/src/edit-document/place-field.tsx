import type { DocumentType, PlaceChoice, UpdateDocument } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { SelectField, useFormContext, useWatch } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { usePlaceChoices } from '../documents.api';

/** To which of the recipient's addresses a bill goes, or a delivery; where it has any besides the main one. */
export function PlaceField({ type }: { type: DocumentType }) {
  const t = useT('documents');
  const { watch, setValue } = useFormContext<UpdateDocument>();
  const addressId = useWatch<UpdateDocument, 'addressId'>({ name: 'addressId' });
  const { currentData } = usePlaceChoices({ addressId: addressId ?? '', type }, { skip: !addressId });
  useEffect(() => {
    // Another recipient has other places.
    const { unsubscribe } = watch((_values, { name }) => {
      if (name === 'addressId') setValue('postalPlace', null, { shouldDirty: true });
    });
    return unsubscribe;
  }, [watch, setValue]);
  const places = currentData?.items ?? [];
  if (places.length === 0) return null;
  const usual = places.find(({ isDefault }) => isDefault);
  return (
    <SelectField
      name="postalPlace"
      label={t(type === 'delivery_note' ? 'field.deliveryPlace' : 'field.billingPlace')}
      options={[
        ...places.map((place) => ({ value: place.id, label: labelOf(place) })),
        { value: 'main', label: t('postalPlace.main') },
      ]}
      placeholder={usual ? t('choice.usualPlace', { place: labelOf(usual) }) : t('postalPlace.main')}
      clearable
    />
  );
}

function labelOf({ name, street, houseNumber, zip, city }: PlaceChoice): string {
  const road = [street, houseNumber].filter(Boolean).join(' ');
  return [name, road, `${zip} ${city}`].filter(Boolean).join(', ');
}
