import type { DropdownValue, DropdownView } from '@jahrring/contracts-admin';
import { useLocale, useT } from '@jahrring/tool-kit';
import { MergeDialog, useShownValue } from '@jahrring/tool-kit/form';
import { type ReactNode, useState } from 'react';
import { type ListDraft, listParts, listVersions, mergedList } from './merge-list';

interface ListMergeUse {
  /** The list that the change began with. */
  base: DropdownView;
  /** Saves over the version that is stored by now. */
  onMerge: (values: DropdownValue[], theirs: DropdownView) => void;
  /** Works on from the stored version. */
  onTakeTheirs: (theirs: DropdownView) => void;
}

interface ListMerge {
  open: (mine: readonly DropdownValue[], theirs: DropdownView) => void;
  dialog: ReactNode;
}

/** Two people have changed the same list: shows where they differ, value by value, and saves what is chosen. */
export function useListMerge({ base, onMerge, onTakeTheirs }: ListMergeUse): ListMerge {
  const t = useT('admin');
  const locale = useLocale();
  const yesOrNo = useShownValue();
  const [met, setMet] = useState<{ mine: readonly DropdownValue[]; theirs: DropdownView } | null>(null);
  const name = ({ texts, value }: DropdownValue) => texts[locale] ?? texts['de'] ?? value;
  const words = {
    name,
    order: t('dropdown.order'),
    inLanguage: (value: string, language: string) => `${value} (${t(`language.${language}`)})`,
    offered: (value: string) => t('dropdown.offered', { name: value }),
    yesOrNo,
    notInList: t('dropdown.notInList'),
  };
  const dialogOf = (mine: readonly DropdownValue[], theirs: DropdownView) => {
    const versions = listVersions(base.values, mine, theirs.values);
    return (
      <MergeDialog<ListDraft>
        parts={listParts(versions, words)}
        versions={versions}
        onMerge={(merged) => {
          setMet(null);
          onMerge(mergedList(merged, mine, theirs.values), theirs);
        }}
        onTakeTheirs={() => {
          setMet(null);
          onTakeTheirs(theirs);
        }}
        onClose={() => setMet(null)}
      />
    );
  };
  return {
    open: (mine, theirs) => setMet({ mine, theirs }),
    dialog: met ? dialogOf(met.mine, met.theirs) : null,
  };
}
