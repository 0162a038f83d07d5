import type { Role } from '@jahrring/contracts-common';
import { RequestContext } from '@jahrring/service-kit';
import { testPrincipal } from '@jahrring/testing/principals';
import type { PrincipalOptions } from '@jahrring/testing/principals';

/** A caller in a test that needs no service. */
export function aCaller(role: Role = 'manager', options: PrincipalOptions = {}): RequestContext {
  return new RequestContext(testPrincipal(role, options), 'request');
}
