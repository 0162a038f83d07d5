import {
  type ClientRequest,
  type ClientTransport,
  contextHeader,
  ContextSigner,
} from '@jahrring/service-kit';
import { testSecret } from './start-admin';

interface OrderedThing extends Record<string, unknown> {
  licenceId: string;
}

/** Stands for addresses and documents: keeps what is ordered under its id, once. */
export class FakeOffice implements ClientTransport {
  readonly calls: string[] = [];
  readonly addresses = new Map<string, OrderedThing>();
  readonly bills = new Map<string, OrderedThing>();
  fails = false;
  /** Keeps what is ordered and breaks off before it answers. */
  forgets = false;

  async send({ tool, path, headers, body }: ClientRequest) {
    this.calls.push(path);
    if (this.fails) throw new Error('away');
    const id = path.split('/').at(-1) ?? '';
    const kept = tool === 'addresses' ? this.addresses : this.bills;
    const ordered = JSON.parse(body ?? '{}') as Record<string, unknown>;
    const { licenceId } = new ContextSigner(testSecret).verify(headers[contextHeader]) ?? { licenceId: '' };
    if (!kept.has(id)) kept.set(id, { ...ordered, licenceId });
    if (this.forgets) throw new Error('broke off');
    const number = `2026-000${[...kept.keys()].indexOf(id) + 1}`;
    return { status: 200, body: JSON.stringify({ id, number, total: ordered['amount'] ?? '0.00' }) };
  }
}
