import { createHash } from 'node:crypto';
import type { ReleaseSetEntry, ReleaseSetSignature } from '@jahrring/contracts-common';
import { Clock, type RequestContext, SERVICE_ENV, type ServiceEnv } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ReleaseSigner } from './release-keys';
import { resolveReleaseSet } from './release-set.rules';
import { type Situation } from './choose-release';
import { Registry } from './registry';
import { type RegistryState } from './registry-state';
import { type BootPart, type ChosenRelease, served } from './served-tools';
import { ServedShell } from './served-shell';

/** A signature is made again after this: what the device keeps tells how old it is. */
const signedForMs = 60_000;
const mostRemembered = 1_000;

export interface SignedReleaseSet {
  tools: ReleaseSetEntry[];
  signature: ReleaseSetSignature;
}

/** Options for a requested release set. */
export interface Wanted {
  /** Version of the asking shell's api; none fits every tool. */
  shellApi?: string | undefined;
  /** Languages of the titles, two letters each. */
  languages?: readonly string[];
  part?: BootPart;
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
    private readonly served: ServedShell,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) env: ServiceEnv,
  ) {
    this.signer = new ReleaseSigner(env.secret);
  }

  /** The public keys every set is verified with. */
  get keys() {
    return this.signer.published;
  }

  /** Returns the release set of the caller's licence, signed. */
  async find(
    ctx: RequestContext,
    { shellApi, languages = [], part = 'whole' }: Wanted = {},
  ): Promise<SignedReleaseSet> {
    const { licenceId, plugins } = ctx;
    const state = await this.remembering();
    const locales = [...new Set(languages)].sort();
    const slot = [licenceId, shellApi ?? '', part, locales.join(), ...plugins].join('|');
    const now = this.clock.now();
    const known = this.signed.get(slot);
    if (known && now.getTime() - Date.parse(known.signature.issuedAt) < signedForMs) return known;
    const chosen = resolve(state, { licenceId, plugins, shellApi });
    const tools = chosen.map((release) => served(release, part, locales));
    const made = { tools, signature: this.signer.sign({ licenceId, tools }, now) };
    remember(this.signed, slot, made);
    return made;
  }

  /** A short text that is another one as soon as a licence gets other releases or plugins, or everybody another shell. */
  async markOf(licenceId: string, plugins: readonly string[]): Promise<string> {
    const shell = await this.served.version();
    const state = await this.remembering();
    const slot = [licenceId, shell, ...[...plugins].sort()].join('|');
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

function resolve(state: RegistryState, { licenceId, plugins, shellApi }: Asker): ChosenRelease[] {
  const { running, tools } = state;
  const situation: Situation = { licenceId, shellApi, running, pins: state.pinsOf(licenceId) };
  return resolveReleaseSet(tools, plugins, situation);
}

function remember<T>(slots: Map<string, T>, slot: string, value: T): void {
  if (slots.size >= mostRemembered) slots.clear();
  slots.set(slot, value);
}
