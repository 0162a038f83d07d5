import { localDateAt } from '@jahrring/contracts-common';
import {
  inspectPersonalItem,
  type InspectPersonalItem,
  type PersonalItemView,
} from '@jahrring/contracts-inventory';
import { newUuid, notify, useFormat, useProblemToForm, useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Columns, DescriptionList, Stack } from '@jahrring/ui';
import { DateField, SwitchField, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { BillReference } from './bill/bill-reference';
import { useInspect } from './personal.api';

interface InspectionDialogProps {
  item: PersonalItemView;
  onClose: () => void;
}

/** Somebody looked at a piece: it may be used until the next time, or is sorted out. */
export function InspectionDialog({ item, onClose }: InspectionDialogProps) {
  const t = useT('inventory');
  const format = useFormat();
  const on = localDateAt(Date.now(), format.timeZone);
  const form = useZodForm(inspectPersonalItem, { id: newUuid(), on, passed: true, nextOn: null, note: null });
  const showProblem = useProblemToForm(form);
  const [inspect] = useInspect();
  const title = `${item.number} ${item.articleTitle}`;
  const save = async (values: InspectPersonalItem) => {
    try {
      await inspect({ ...values, itemId: item.id }).unwrap();
      notify.success(t('personal.inspected', { title }));
      onClose();
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <FormDialog title={t('personal.inspectionOf', { title })} form={form} onSubmit={save} onClose={onClose}>
      <Stack gap={5}>
        <DescriptionList
          items={[
            { label: t('personal.serialNumber'), value: item.serial },
            { label: t('personal.state'), value: t(`personal.stateOf.${item.state}`) },
            { label: t('personal.person'), value: item.holderName },
            {
              label: t('personal.nextInspection'),
              value: item.nextInspectionOn ? format.date(item.nextInspectionOn) : null,
            },
            {
              label: t('personal.documentReference'),
              value: item.documentReference ? <BillReference number={item.documentReference} /> : null,
            },
          ]}
        />
        <Stack>
          <SwitchField name="passed" label={t('personal.passed')} description={t('personal.passedText')} />
          <Columns>
            <DateField name="on" label={t('personal.day')} />
            <DateField
              name="nextOn"
              label={t('personal.nextInspection')}
              description={t('personal.nextInspectionText')}
            />
          </Columns>
          <TextAreaField name="note" label={t('field.note')} rows={2} />
        </Stack>
      </Stack>
    </FormDialog>
  );
}
