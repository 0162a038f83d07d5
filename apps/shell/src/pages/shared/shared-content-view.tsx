import type { SharedContent, SharedPosition } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Card, Checkbox, DescriptionList } from '@jahrring/ui';

export interface SharedContentViewProps {
  content: SharedContent;
  /** Lines of the optional positions that are ordered too. */
  chosen: readonly number[];
  /** Only while the offer is open. */
  onChoose?: (lines: readonly number[]) => void;
}

/** The document as it was printed: facts, words, positions and sums. */
export function SharedContentView({ content, chosen, onChoose }: SharedContentViewProps) {
  const t = useT('shell');
  const { date, validUntil, project, intro, closing, positions, sums, total } = content;
  const toggle = (line: number) => (isChosen: boolean) =>
    onChoose?.(isChosen ? [...chosen, line] : chosen.filter((known) => known !== line));
  return (
    <>
      <DescriptionList
        columns={1}
        items={[
          { label: t('shared.date'), value: date },
          validUntil !== null && { label: t('shared.validUntil'), value: validUntil },
          project !== '' && { label: t('shared.project'), value: project },
        ]}
      />
      {intro === '' ? null : <p className="sh-shared__text">{intro}</p>}
      <Card title={t('shared.positions')}>
        <ol className="sh-shared__lines">
          {positions.map((position) => (
            <Line
              key={position.line}
              position={position}
              isChosen={chosen.includes(position.line)}
              {...(onChoose ? { onChoose: toggle(position.line) } : {})}
            />
          ))}
        </ol>
        <dl className="sh-shared__sums">
          {sums.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          {total === null ? null : (
            <div className="sh-shared__total">
              <dt>{t('shared.total')}</dt>
              <dd>{total}</dd>
            </div>
          )}
        </dl>
      </Card>
      {closing === '' ? null : <p className="sh-shared__text">{closing}</p>}
    </>
  );
}

interface LineProps {
  position: SharedPosition;
  isChosen: boolean;
  onChoose?: (isChosen: boolean) => void;
}

function Line({
  position: { look, text, quantity, price, notes = [], amount, optional },
  isChosen,
  onChoose,
}: LineProps) {
  const t = useT('shell');
  const [title = ''] = text.split('\n');
  return (
    <li className={`sh-shared__line sh-shared__line--${look}`}>
      <div className="sh-shared__words">
        <span className="sh-shared__text">{text}</span>
        {quantity === '' ? null : (
          <span className="sh-shared__figures">{price === '' ? quantity : `${quantity} × ${price}`}</span>
        )}
        {notes.map((note) => (
          <span key={note} className="sh-shared__figures">
            {note}
          </span>
        ))}
        {optional && onChoose ? (
          <Checkbox checked={isChosen} onChange={onChoose} label={t('shared.alsoOrder', { title })} />
        ) : null}
        {optional && !onChoose ? <span className="sh-shared__figures">{t('shared.optional')}</span> : null}
      </div>
      <span className="sh-shared__amount">{optional && amount !== '' ? `(${amount})` : amount}</span>
    </li>
  );
}
