import { useT } from '@jahrring/tool-kit';
import { TextField, useReadOnly } from '@jahrring/ui/form';
import { TownOfPostcode } from './town-of-postcode';
import './address-fields.css';

/** Street and town, as every postal address has them. */
export function PlaceFields() {
  const readOnly = useReadOnly();
  const t = useT('addresses');
  return (
    <>
      <div className="addresses-fields addresses-fields--street">
        <TextField name="street" label={t('field.street')} />
        <TextField name="houseNumber" label={t('field.houseNumber')} />
      </div>
      {readOnly ? null : <TownOfPostcode />}
      <div className="addresses-fields addresses-fields--city">
        <TextField name="zip" label={t('field.zip')} inputMode="numeric" />
        <TextField name="city" label={t('field.city')} />
      </div>
    </>
  );
}
