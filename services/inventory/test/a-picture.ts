import { aPng } from '@jahrring/testing';

/** A picture as a form sends it. */
export function aPicture(name = 'forwarder.png') {
  return { name, content: aPng(), type: 'image/png' };
}
