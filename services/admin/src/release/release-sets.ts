import { createHash } from 'node:crypto';
import type { ReleaseSetEntry, ReleaseSetSignature } from '@jahrring/contracts-common';
import { Clock, type RequestContext, SERVICE_ENV, type ServiceEnv } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ReleaseSigner } from './release-keys';
import { resolveReleaseSet, type Situation } from './release-set.rules';
import { Registry, type RegistryState } from './registry';

/** A signature is made again after this: what the device keeps tells how old it is. */
const signedForMs = 60_000;
const mostRemembered = 1_000;

export interface SignedReleaseSet {
  tools: ReleaseSetEntry[];
  signature: ReleaseSetSignature;
}

/** Whose set: licence, its active plugins, and the api of the browser's shell. */
interface Asker {
  licenceId: string;
  plugins: readonly string[];
  shellApi: string | undefined;
}

/** The release sets of licences, chosen and signed once for everybody who gets the same. */
@Injectable()
export class ReleaseSets {
  private readonly signer: ReleaseSigner;
  private signed = new Map<string, SignedReleaseSet>();
  private marks = new Map<string, string>();
  private of: RegistryState | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) env: ServiceEnv,
  ) {
    this.signer = new ReleaseSigner(env.secret);
  }

  /** The public keys every set is verified with. */
  get keys() {
    return this.signer.published;
  }

  /** What the caller's licence gets, for a shell with this api, with titles in the languages named and in German. */
  async find(
    ctx: RequestContext,
    shellApi: string | undefined,
    languages: readonly string[] = [],
  ): Promise<SignedReleaseSet> {
    const { licenceId, plugins } = ctx;
    const state = await this.remembering();
    const locales = [...new Set([...languages, 'de'])].sort();
    const slot = [licenceId, shellApi ?? '', locales.join(), ...plugins].join('|');
    const now = this.clock.now();
    const known = this.signed.get(slot);
    if (known && now.getTime() - Date.parse(known.signature.issuedAt) < signedForMs) return known;
    const tools = resolve(state, { licenceId, plugins, shellApi }).map((entry) => withTitles(entry, locales));
    const made = { tools, signature: this.signer.sign({ licenceId, tools }, now) };
    remember(this.signed, slot, made);
    return made;
  }

  /** A short text that is another one as soon as a licence gets other releases or plugins. */
  async markOf(licenceId: string, plugins: readonly string[]): Promise<string> {
    const state = await this.remembering();
    const slot = [licenceId, ...[...plugins].sort()].join('|');
    const known = this.marks.get(slot);
    if (known !== undefined) return known;
    const tools = resolve(state, { licenceId, plugins, shellApi: undefined });
    const versions = tools.map(({ id, version, fallback }) => `${id}@${version}/${fallback?.version ?? ''}`);
    const mark = createHash('sha256')
      .update([slot, ...versions].join())
      .digest('base64url')
      .slice(0, 22);
    remember(this.marks, slot, mark);
    return mark;
  }

  /** The registry as it is; what was made of another one is forgotten. */
  private async remembering(): Promise<RegistryState> {
    const state = await this.registry.current();
    if (this.of !== state) {
      this.of = state;
      this.signed = new Map();
      this.marks = new Map();
    }
    return state;
  }
}

/** A tool's titles in six languages are half of a boot answer; a person reads one. */
function withTitles(entry: ReleaseSetEntry, locales: readonly string[]): ReleaseSetEntry {
  const { messages, ...descriptor } = entry.descriptor;
  if (!messages) return entry;
  const kept = Object.entries(messages).filter(([locale]) => locales.includes(locale));
  return { ...entry, descriptor: { ...descriptor, messages: Object.fromEntries(kept) } };
}

function resolve(state: RegistryState, { licenceId, plugins, shellApi }: Asker): ReleaseSetEntry[] {
  const { running, tools } = state;
  const situation: Situation = { licenceId, shellApi, running, pins: state.pinsOf(licenceId) };
  return resolveReleaseSet(tools, plugins, situation);
}

function remember<T>(slots: Map<string, T>, slot: string, value: T): void {
  if (slots.size >= mostRemembered) slots.clear();
  slots.set(slot, value);
}
