import type { CasePerson } from '@jahrring/contracts-support';
import { useBoot, useT } from '@jahrring/tool-kit';

/** Shows who else is looking at the case now. */
export function WhoIsThere({ people }: { people: readonly CasePerson[] }) {
  const t = useT('support');
  const { user } = useBoot();
  const present = people.filter((person) => person.present && person.memberId !== user.membershipId);
  const names = present.map((person) => person.name || t(`chat.${person.side}`));
  return (
    <p className="support-there" role="status" data-there={names.length > 0 || undefined}>
      <span aria-hidden="true" className="support-there__dot" />
      {names.length > 0 ? t('chat.there', { names: names.join(', ') }) : t('chat.nobodyThere')}
    </p>
  );
}
