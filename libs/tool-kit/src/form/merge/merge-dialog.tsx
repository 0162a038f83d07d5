import { useT } from '@jahrring/tool-kit';
import { Button, Modal, Row } from '@jahrring/ui';
import { useId, useState } from 'react';
import { mergeDrafts, proposeSides, type MergePart, type Side, type Versions } from './merge-drafts';
import './merge-dialog.css';

interface ChoiceProps {
  label: string;
  /** Value of each version; blank for nothing. */
  values: Readonly<Record<Side, string>>;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** One part: my value and the stored one side by side, one of them chosen. */
function PartChoice({ label, values, chosen, onChoose }: ChoiceProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="jr-merge__part">
      <legend>{label}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className="jr-merge__value">
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>
            <small>{t(`merge.${side}`)}</small>
            {values[side] || t('merge.empty')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A part that cannot be chosen: as it is stored by now. */
function ToldPart({ label, value }: { label: string; value: string }) {
  const t = useT();
  return (
    <div role="group" aria-label={label}>
      <strong>{label}</strong>
      <p className="jr-merge__told">
        <small>{t('merge.theirs')}</small>
        {value || t('merge.empty')}
      </p>
    </div>
  );
}

export interface MergeDialogProps<D> {
  parts: readonly MergePart<D>[];
  versions: Versions<D>;
  onMerge: (merged: D) => void;
  /** Nothing of mine is kept. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two people have saved the same record: shows where they differ and lets one choose, part by part. */
export function MergeDialog<D extends object>(props: MergeDialogProps<D>) {
  const { parts, versions, onMerge, onTakeTheirs, onClose } = props;
  const t = useT();
  const [sides, setSides] = useState(() => proposeSides(parts, versions));
  const chooseAll = (side: Side) =>
    setSides((before) => new Map([...before.keys()].map((part) => [part, part.isTold ? 'theirs' : side])));
  const choices = [...sides].filter(([{ isTold }]) => !isTold);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('merge.title')}
      size="large"
      actions={
        <>
          <Button onClick={onTakeTheirs}>{t('merge.takeTheirs')}</Button>
          <Button variant="primary" onClick={() => onMerge(mergeDrafts(versions, sides))}>
            {t('merge.save')}
          </Button>
        </>
      }
    >
      <p className="jr-merge__text">{t(sides.size > 0 ? 'merge.text' : 'merge.textApart')}</p>
      {choices.length > 1 ? (
        <div className="jr-merge__all">
          <Row gap={2}>
            <Button size="small" onClick={() => chooseAll('mine')}>
              {t('merge.allMine')}
            </Button>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {t('merge.allTheirs')}
            </Button>
          </Row>
        </div>
      ) : null}
      {[...sides.keys()].map((part) =>
        part.isTold ? (
          <ToldPart key={part.fields.join()} label={part.label} value={part.show(versions.theirs)} />
        ) : null,
      )}
      {choices.map(([part, side]) => (
        <PartChoice
          key={part.fields.join()}
          label={part.label}
          values={{ mine: part.show(versions.mine), theirs: part.show(versions.theirs) }}
          chosen={side}
          onChoose={(chosen) => setSides((before) => new Map(before).set(part, chosen))}
        />
      ))}
    </Modal>
  );
}
