import { documentLimits } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Card, Columns } from '@jahrring/ui';
import { CentreFields, NumberedField } from './centre-fields';

/** Fields for the accounts and centres of the document; lines may have their own. */
export function BookingFields() {
  const t = useT('documents');
  return (
    <Card title={t('panel.booking')}>
      <Columns count={2} gap={3}>
        <NumberedField
          name="debitAccount"
          label={t('field.debitAccount')}
          resource="accounts"
          maxLength={documentLimits.account}
        />
        <CentreFields />
      </Columns>
    </Card>
  );
}
