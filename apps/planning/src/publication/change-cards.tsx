import type { PlanChangeView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { Card, Text } from '@jahrring/ui';
import { ChangeItem } from './change-item';
import './publish.css';

interface ChangeCardsProps<C extends PlanChangeView> {
  items: readonly C[];
  /** With those that are not listed. */
  total: number;
  /** Further remarks on a change. */
  noteOf?: (change: C) => string | undefined;
}

/** Changes of the plan, those of each person and thing on a card of their own. */
export function ChangeCards<C extends PlanChangeView>({ items, total, noteOf }: ChangeCardsProps<C>) {
  const t = useT('planning');
  const names = [...new Set(items.map(({ resourceName }) => resourceName))];
  return (
    <>
      {names.map((name) => (
        <Card key={name} title={name}>
          <ul className="planning-changes">
            {items
              .filter(({ resourceName }) => resourceName === name)
              .map((change) => (
                <ChangeItem key={idOf(change)} change={change} note={noteOf?.(change)} />
              ))}
          </ul>
        </Card>
      ))}
      {total > items.length ? (
        <Text tone="muted">{t('publish.more', { count: total - items.length })}</Text>
      ) : null}
    </>
  );
}

const idOf = ({ before, after }: PlanChangeView): string => (after ?? before)?.id ?? '';
