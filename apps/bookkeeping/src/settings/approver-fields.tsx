import type { BookkeepingSettings } from '@jahrring/contracts-bookkeeping';
import { useBoot, useT } from '@jahrring/tool-kit';
import { Button, Columns, Stack, Text } from '@jahrring/ui';
import {
  DateField,
  EntityPicker,
  MoneyField,
  useFieldArray,
  useFormContext,
  useWatch,
} from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { searchUsers } from '../pickers';
import './row-fields.css';

type Settings = BookkeepingSettings;
const mostApprovers = 50;
const mostDeputies = 10;

/** Fields for the approvers, the amount up to which each approves, and their deputies. */
export function ApproverFields() {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  const { fields, append, remove } = useFieldArray<Settings, 'approval.approvers'>({
    name: 'approval.approvers',
  });
  return (
    <Stack gap={4}>
      <Text>{t('creditor.set.approversText')}</Text>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="row-fields">
          <legend>{t('creditor.set.approver', { number: index + 1 })}</legend>
          <Stack gap={3}>
            <Columns>
              <PersonField path={`approval.approvers.${index}`} label={t('creditor.set.person')} />
              <MoneyField
                name={`approval.approvers.${index}.upTo`}
                label={t('creditor.set.upTo')}
                description={t('creditor.set.upToText')}
                currency={licence.currency}
              />
            </Columns>
            <DeputyFields index={index} />
            <div>
              <Button size="small" icon={trashIcon} onClick={() => remove(index)}>
                {t('creditor.set.removeApprover', { number: index + 1 })}
              </Button>
            </div>
          </Stack>
        </fieldset>
      ))}
      {fields.length < mostApprovers ? (
        <div>
          <Button
            size="small"
            icon={plusIcon}
            onClick={() => append({ userId: '', name: '', upTo: null, deputies: [] })}
          >
            {t('creditor.set.addApprover')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

function DeputyFields({ index }: { index: number }) {
  const t = useT('bookkeeping');
  const name = `approval.approvers.${index}.deputies` as const;
  const { fields, append, remove } = useFieldArray<Settings, typeof name>({ name });
  const today = localToday();
  return (
    <>
      {fields.map(({ id }, row) => (
        <Columns key={id}>
          <PersonField path={`${name}.${row}`} label={t('creditor.set.deputy')} />
          <DateField name={`${name}.${row}.from`} label={t('creditor.set.from')} />
          <DateField name={`${name}.${row}.to`} label={t('creditor.set.to')} />
          <div>
            <Button size="small" icon={trashIcon} onClick={() => remove(row)}>
              {t('creditor.set.removeDeputy', { number: row + 1 })}
            </Button>
          </div>
        </Columns>
      ))}
      {fields.length < mostDeputies ? (
        <div>
          <Button
            size="small"
            icon={plusIcon}
            onClick={() => append({ userId: '', name: '', from: today, to: today })}
          >
            {t('creditor.set.addDeputy')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** A person by account; the name is kept beside it. */
function PersonField({ path, label }: { path: string; label: string }) {
  const { setValue } = useFormContext();
  const userId = useWatch({ name: `${path}.userId` }) as string;
  const name = useWatch({ name: `${path}.name` }) as string;
  return (
    <EntityPicker
      name={`${path}.userId`}
      label={label}
      emptyValue=""
      onSearch={searchUsers}
      selected={userId && name ? { id: userId, label: name } : null}
      onChosen={(person) => setValue(`${path}.name`, person?.label ?? '', { shouldDirty: true })}
    />
  );
}
