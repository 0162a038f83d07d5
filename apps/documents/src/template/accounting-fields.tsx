import { documentLimits } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Stack, Text } from '@jahrring/ui';
import { NumberedField } from '../edit-document/centre-fields';

const path = 'content.accounting';

/** Fields for the accounts and centres of documents that start from this template. */
export function AccountingFields() {
  const t = useT('documents');
  const { account, centre } = documentLimits;
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('template.hint.accounting')}</Text>
      <div className="documents-halves">
        <NumberedField
          name={`${path}.debitAccount`}
          label={t('field.debitAccount')}
          resource="accounts"
          maxLength={account}
        />
        <NumberedField
          name={`${path}.creditAccount`}
          label={t('field.creditAccount')}
          resource="accounts"
          maxLength={account}
        />
        <NumberedField
          name={`${path}.costCentre`}
          label={t('field.costCentre')}
          resource="cost-centres"
          maxLength={centre}
        />
        <NumberedField
          name={`${path}.revenueCentre`}
          label={t('field.revenueCentre')}
          resource="revenue-centres"
          maxLength={centre}
        />
      </div>
    </Stack>
  );
}
