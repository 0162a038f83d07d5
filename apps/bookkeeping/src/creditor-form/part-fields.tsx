import { supplierBillLimits, type ChartAccountView } from '@jahrring/contracts-bookkeeping';
import { foldText, vatKeys, type VatKey } from '@jahrring/contracts-common';
import { useAbility, useT } from '@jahrring/tool-kit';
import { searchProjects } from '@jahrring/tool-kit/record-search';
import { Button, Columns, Stack } from '@jahrring/ui';
import {
  EntityPicker,
  MoneyField,
  SelectField,
  TextField,
  useFieldArray,
  type EntityItem,
} from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { searchObjects } from '../pickers';
import { useChart } from '../settings.api';
import '../settings/row-fields.css';
import type { BillForm } from './bill-form';

const mostShown = 50;
/** Whoever has one of these may look objects up. */
const objectKeys = ['tools.settings.objects', 'tools.timetable.index', 'tools.document.manage'] as const;

interface PartFieldsProps {
  currency: string;
  /** Kinds of rates to choose from; all unless told. */
  keys?: readonly VatKey[];
  hasObjects?: boolean;
}

/** Fields for the parts of a document: accounts with their amounts, VAT included. */
export function PartFields({ currency, keys: offered = vatKeys, hasObjects = true }: PartFieldsProps) {
  const t = useT('bookkeeping');
  const { fields, append, remove } = useFieldArray<BillForm, 'parts'>({ name: 'parts' });
  const chart = useChart().data?.items ?? [];
  const accounts = chart.map(({ number, title }) => ({ id: number, label: `${number} ${title}` }));
  const searchAccounts = (query: string) => Promise.resolve(accountsFor(chart, query));
  const { can } = useAbility();
  const seesProjects = can('tools.project.index');
  const seesObjects = hasObjects && objectKeys.some((key) => can(key));
  const keys = offered.map((value) => ({ value, label: t(`creditor.vatKey.${value}`) }));
  return (
    <Stack gap={4}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="row-fields">
          <legend>{t('creditor.part', { number: index + 1 })}</legend>
          <Columns>
            <EntityPicker
              name={`parts.${index}.account`}
              label={t('creditor.field.account')}
              emptyValue=""
              onSearch={searchAccounts}
              selected={accounts}
            />
            <SelectField
              name={`parts.${index}.vatKey`}
              label={t('creditor.field.vatKey')}
              required
              options={keys}
            />
            <MoneyField
              name={`parts.${index}.gross`}
              label={t('creditor.field.amount')}
              currency={currency}
            />
            <TextField
              name={`parts.${index}.costCentre`}
              label={t('creditor.field.costCentre')}
              maxLength={supplierBillLimits.costCentre}
            />
            {seesProjects ? (
              <EntityPicker
                name={`parts.${index}.projectId`}
                label={t('creditor.field.project')}
                onSearch={searchProjects}
              />
            ) : null}
            {seesObjects ? (
              <EntityPicker
                name={`parts.${index}.objectId`}
                label={t('creditor.field.object')}
                onSearch={searchObjects}
              />
            ) : null}
          </Columns>
          {fields.length > 1 ? (
            <Button size="small" icon={trashIcon} onClick={() => remove(index)}>
              {t('creditor.removePart', { number: index + 1 })}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {fields.length < supplierBillLimits.parts ? (
        <div>
          <Button
            size="small"
            icon={plusIcon}
            onClick={() => append({ account: '', vatKey: 'standard', gross: '', costCentre: null })}
          >
            {t('creditor.addPart')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** Accounts by number or words; what bills are usually booked on comes first. */
function accountsFor(chart: readonly ChartAccountView[], query: string): EntityItem[] {
  const words = foldText(query).split(' ');
  const found = chart.filter(
    ({ number, title, active }) =>
      active && words.every((word) => number.startsWith(word) || foldText(title).includes(word)),
  );
  return found
    .toSorted((a, b) => Number(b.kind === 'expense') - Number(a.kind === 'expense'))
    .slice(0, mostShown)
    .map(({ number, title }) => ({ id: number, label: `${number} ${title}` }));
}
