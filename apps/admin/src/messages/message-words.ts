import { type MessageLine, plugins } from '@jahrring/contracts-admin';
import type { Translate } from '../options';

type Addressed = Pick<
  MessageLine,
  'audience' | 'toName' | 'type' | 'plugin' | 'box' | 'authorName' | 'authorLicence'
>;

/** Whom a message of one's own went, or is to go, to. */
export function addresseeOf(t: Translate, { audience, toName, type, plugin }: Addressed): string {
  if (toName) return toName;
  if (type) return t(`licenceType.${type}`);
  const title = plugins.find(({ id }) => id === plugin)?.titleKey;
  return title ? t(title) : t(`mailbox.audiences.${audience}`);
}

export function authorOf({ authorName, authorLicence }: Addressed): string {
  return authorLicence ? `${authorName}, ${authorLicence}` : authorName;
}

/** The name beside the subject: who wrote what came, whom one has written to. */
export function otherOf(t: Translate, message: Addressed): string {
  return message.box === 'inbox' ? authorOf(message) : t('mailbox.to', { name: addresseeOf(t, message) });
}
