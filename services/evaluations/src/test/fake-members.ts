import type { MemberQuery } from '@jahrring/contracts-admin';
import type { Role } from '@jahrring/contracts-common';
import { principalToJson, type ClientRequest, type ClientTransport } from '@jahrring/service-kit';
import { testMember, testPrincipal, type PrincipalOptions } from '@jahrring/testing';

/** The admin service as this one asks it: who could sign in, and with what rights. */
export class FakeMembers implements ClientTransport {
  isDown = false;
  private readonly people = new Map<string, { role: Role; options: PrincipalOptions }>();

  /** Somebody may sign in as this role, from now on. */
  admit(role: Role, options: PrincipalOptions = {}): void {
    this.people.set(testMember(role, options), { role, options });
  }

  /** Somebody has left. */
  dismiss(role: Role): void {
    this.people.delete(testMember(role));
  }

  async send({ body }: ClientRequest): Promise<{ status: number; body: string }> {
    if (this.isDown) throw new Error('admin is down');
    const { employeeIds } = JSON.parse(body ?? '{}') as MemberQuery;
    const ids = employeeIds ?? [...this.people.keys()];
    const members = ids.flatMap((employeeId) => {
      const known = this.people.get(employeeId);
      if (!known) return [];
      const principal = principalToJson(testPrincipal(known.role, known.options));
      return [{ employeeId, email: `${known.role}@demo.test`, principal }];
    });
    return { status: 200, body: JSON.stringify({ members }) };
  }
}
