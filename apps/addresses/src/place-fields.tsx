import { addressLimits } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { TextField } from '@jahrring/ui/form';
import { TownOfPostcode } from './town-of-postcode';
import './address-fields.css';

/** Street and town, as every postal address has them. */
export function PlaceFields({ readOnly = false }: { readOnly?: boolean }) {
  const t = useT('addresses');
  return (
    <>
      <div className="addresses-fields addresses-fields--street">
        <TextField
          name="street"
          label={t('field.street')}
          maxLength={addressLimits.street}
          readOnly={readOnly}
        />
        <TextField
          name="houseNumber"
          label={t('field.houseNumber')}
          maxLength={addressLimits.houseNumber}
          readOnly={readOnly}
        />
      </div>
      {readOnly ? null : <TownOfPostcode />}
      <div className="addresses-fields addresses-fields--city">
        <TextField
          name="zip"
          label={t('field.zip')}
          required
          maxLength={addressLimits.zip}
          inputMode="numeric"
          readOnly={readOnly}
        />
        <TextField
          name="city"
          label={t('field.city')}
          required
          maxLength={addressLimits.city}
          readOnly={readOnly}
        />
      </div>
    </>
  );
}
