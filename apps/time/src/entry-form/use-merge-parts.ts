import type { EntryView } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useShownName, useShownValue, type MergePart } from '@jahrring/tool-kit/form';
import { leftToRight } from '@jahrring/ui';
import type { EntryDraft } from './entry-draft';

const timeFields = ['mode', 'from', 'to', 'fromOccurrence', 'toOccurrence', 'seconds'] as const;
const amountFields = ['objectId', 'quantity', 'unit', 'counterFrom', 'counterTo', 'amount'] as const;

/** Names of what two versions of an entry point to. */
const namesOf = (entries: readonly EntryView[]) =>
  entries.flatMap((entry) => [
    [entry.projectId, `${entry.projectNumber} ${entry.projectTitle}`] as const,
    [entry.activityId, entry.activityTitle] as const,
    [entry.objectId, entry.objectTitle] as const,
  ]);

/**
 * Returns the parts of an entry between whose versions a person chooses separately if two people changed it; times and
 * amounts are chosen as a whole.
 */
export function useMergeParts(): (base: EntryView, theirs: EntryView) => MergePart<EntryDraft>[] {
  const t = useT('time');
  const format = useFormat();
  const shownName = useShownName();
  const shownValue = useShownValue();
  const times = ({ from, to, seconds }: EntryDraft) =>
    from ? leftToRight(`${from}–${to ?? ''}`) : seconds ? format.duration(seconds) : '';
  return (base, theirs) => {
    const names = namesOf([base, theirs]);
    const amount = ({ objectId, quantity, counterFrom, counterTo, amount: sum }: EntryDraft) =>
      [shownName(objectId, names), counterFrom, counterTo, quantity, sum].filter(Boolean).join(' · ');
    const single = (field: 'breakMinutes' | 'comment' | 'billable' | 'unitPrice'): MergePart<EntryDraft> => ({
      fields: [field],
      label: t(`field.${field}`),
      show: (draft) => shownValue(draft[field]),
    });
    return [
      { fields: ['workDate'], label: t('field.date'), show: ({ workDate }) => format.date(workDate) },
      {
        fields: ['projectId'],
        label: t('field.project'),
        show: ({ projectId }) => shownName(projectId, names),
      },
      {
        fields: ['activityId'],
        label: t('field.activity'),
        show: ({ activityId }) => shownName(activityId, names),
      },
      { fields: timeFields, label: t('field.times'), show: times },
      single('breakMinutes'),
      { fields: amountFields, label: t('field.amountOf'), show: amount },
      {
        fields: ['companyPartId'],
        label: t('field.companyPart'),
        show: ({ companyPartId }) => shownName(companyPartId, []),
      },
      single('comment'),
      single('billable'),
      single('unitPrice'),
    ];
  };
}
