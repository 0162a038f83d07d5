import { rowOutcomes, type ImportCounts, type RowOutcome } from '@jahrring/contracts-common/imports';
import { useT } from '@jahrring/tool-kit';
import { Icon, type IconShape } from '@jahrring/ui';
import { alertIcon, editIcon, minusIcon, plusIcon } from '@jahrring/ui/icons';

export const outcomeLooks: Readonly<
  Record<RowOutcome, { icon: IconShape; tone: 'wald' | 'petrol' | 'stein' | 'rot' }>
> = {
  create: { icon: plusIcon, tone: 'wald' },
  update: { icon: editIcon, tone: 'petrol' },
  skip: { icon: minusIcon, tone: 'stein' },
  error: { icon: alertIcon, tone: 'rot' },
};

interface OutcomeFilterProps {
  counts: ImportCounts;
  chosen: RowOutcome | null;
  onChoose: (outcome: RowOutcome | null) => void;
}

/** The four outcomes with their numbers; pressing one shows its rows only. */
export function OutcomeFilter({ counts, chosen, onChoose }: OutcomeFilterProps) {
  const t = useT();
  return (
    <div className="kit-import-outcomes" role="group" aria-label={t('import.result')}>
      {rowOutcomes.map((outcome) => (
        <button
          key={outcome}
          type="button"
          className="kit-import-outcome"
          data-tone={outcomeLooks[outcome].tone}
          aria-pressed={chosen === outcome}
          disabled={counts[outcome] === 0}
          onClick={() => onChoose(chosen === outcome ? null : outcome)}
        >
          <Icon name={outcomeLooks[outcome].icon} size={18} />
          <strong>{counts[outcome]}</strong>
          <span>{t(`import.outcome.${outcome}`)}</span>
        </button>
      ))}
    </div>
  );
}
