import type { StatementLineView } from '@jahrring/contracts-bookkeeping';
import { useAbility, useT } from '@jahrring/tool-kit';
import { useRef, useState, type KeyboardEvent } from 'react';
import { AssignDialog } from './assign-dialog';
import { LineRow } from './line-row';
import { proposalOf } from './proposal';
import { useLineActs } from './use-line-acts';

/** Lines one after the other: arrows move, Enter books what is proposed, Z chooses, X puts aside. */
export function LineList({ lines }: { lines: readonly StatementLineView[] }) {
  const t = useT('bookkeeping');
  const mayManage = useAbility().can('tools.debitors.manage');
  const acts = useLineActs();
  const [at, setAt] = useState(0);
  const [assigning, setAssigning] = useState<StatementLineView | null>(null);
  const rows = useRef(new Map<string, HTMLLIElement>());
  const current = Math.min(at, lines.length - 1);

  const go = (to: number) => {
    const next = Math.max(0, Math.min(to, lines.length - 1));
    setAt(next);
    const line = lines[next];
    if (line) rows.current.get(line.id)?.focus();
  };
  /** The next line stands where the one was that is done with: the focus is kept there. */
  const done = async (act: Promise<boolean>) => {
    const next = lines[current + 1] ?? lines[current - 1];
    if ((await act) && next) rows.current.get(next.id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[current];
    const isRow = event.target instanceof HTMLLIElement;
    if (!line || !isRow || event.ctrlKey || event.metaKey || event.altKey) return;
    const proposal = proposalOf(line);
    const isMine = mayManage && line.state === 'open' && !acts.busy;
    const acting: Record<string, (() => void) | false | null> = {
      ArrowDown: () => go(current + 1),
      ArrowUp: () => go(current - 1),
      Home: () => go(0),
      End: () => go(lines.length - 1),
      Enter: isMine && (proposal ? () => void done(acts.book(line, proposal)) : () => setAssigning(line)),
      z: isMine && line.direction === 'in' && (() => setAssigning(line)),
      x: isMine && (() => void done(acts.ignore(line))),
    };
    const act = acting[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      {/* The keys belong to the rows, which take the focus; buttons in them do the same. */}
      <ul className="bank-lines" aria-label={t('bank.lines')} onKeyDown={onKeyDown}>
        {lines.map((line, index) => (
          <LineRow
            key={line.id}
            ref={(element) => {
              if (element) rows.current.set(line.id, element);
              else rows.current.delete(line.id);
            }}
            line={line}
            acts={acts}
            mayManage={mayManage}
            current={index === current}
            onFocus={() => setAt(index)}
            onAssign={() => setAssigning(line)}
          />
        ))}
      </ul>
      {assigning ? (
        <AssignDialog
          line={assigning}
          onClose={() => setAssigning(null)}
          onBook={async (body) => {
            const next = assigning;
            if (await acts.book(next, body)) setAssigning(null);
          }}
        />
      ) : null}
    </>
  );
}
