import { adminErrors, type ProofCheck, type ReleaseProof, shellTool } from '@jahrring/contracts-admin';
import type { ToolDescriptor } from '@jahrring/contracts-common';
import { AppError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { prerelease, rcompare, satisfies, valid } from 'semver';
import { ChannelsRepository, ReleaseRepository } from '../release-record';
import { contractFile, contradiction, readContract } from './contract/contract-file';
import {
  type ContractJudgement,
  ContractRefusal,
  type ContractSnapshot,
  judgeContract,
} from './contract/judge-contract.mjs';
import type { ReleaseArchive } from './release-archive';
import { budgetOf } from './release-budget';
import { ReleaseFolders } from './release-folders';

const longestDetail = 2_000;

/**
 * Repeats on the uploaded files what a proof says of them: a proof is written by whoever publishes. What needs a browser
 * (boot, exposes) is left to the proof. The hashes of the files were checked when the archive was read.
 */
@Injectable()
export class ReleaseProver {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly channels: ChannelsRepository,
    private readonly folders: ReleaseFolders,
  ) {}

  /** Answers the proof with what was found here. @throws PROOF_UNFIT with the check that does not hold */
  async prove(ctx: RequestContext, archive: ReleaseArchive, proof: ReleaseProof): Promise<ReleaseProof> {
    const found = new Map<ProofCheck, string>([
      ['descriptor', checkMenu(archive)],
      ['budgets', checkBudget(archive)],
      ['shared', await this.checkShared(ctx, archive)],
    ]);
    const judged = await this.checkContract(ctx, archive);
    if (judged) found.set('contract', judged.detail);
    return {
      ...proof,
      ...(judged ? { change: judged.change, against: judged.against } : {}),
      checks: proof.checks.map(({ check, detail }) => ({ check, detail: found.get(check) || detail })),
    };
  }

  /** The shell everybody gets gives what the tool takes from it. */
  private async checkShared(ctx: RequestContext, { descriptor }: ReleaseArchive): Promise<string> {
    const shell = descriptor.id === shellTool ? undefined : await this.stableShell(ctx);
    if (!shell) return '';
    if (!satisfies(shell.shell, descriptor.shell))
      throw unfit('shared', `needs the shell's api ${descriptor.shell}, it is ${shell.shell}`);
    for (const [name, range] of Object.entries(descriptor.shared ?? {})) {
      const given = shell.shared?.[name];
      if (given === undefined || !satisfies(given, range))
        throw unfit('shared', `was built for ${name} ${range}, the shell gives ${given ?? 'none'}`);
    }
    return `api ${shell.shell}: ${Object.keys(descriptor.shared ?? {}).join(', ')}`;
  }

  private async stableShell(ctx: RequestContext): Promise<ToolDescriptor | undefined> {
    const stable = (await this.channels.find(ctx, shellTool))?.stable;
    return stable ? (await this.releases.find(ctx, shellTool, stable))?.descriptor : undefined;
  }

  /** Undefined for the shell, which has no contract of its own. */
  private async checkContract(
    ctx: RequestContext,
    { descriptor, files }: ReleaseArchive,
  ): Promise<ContractJudgement | undefined> {
    if (descriptor.id === shellTool) return undefined;
    const contract = readContract(files.get(contractFile) ?? new Uint8Array());
    if (!contract) throw unfit('contract', `${contractFile} is missing or none`);
    const fault = contradiction(contract, descriptor);
    if (fault) throw unfit('contract', `${contractFile} says other ${fault} than the descriptor`);
    const snapshots = await this.readContracts(ctx, descriptor.id);
    try {
      const version = [...snapshots.keys()][0] ?? null;
      return judgeContract(contract, descriptor.version, { version, snapshots });
    } catch (error) {
      throw error instanceof ContractRefusal ? unfit('contract', error.message) : error;
    }
  }

  /** The contracts of a tool's releases that are still there, newest first; builds of a workspace have none. */
  private async readContracts(ctx: RequestContext, tool: string): Promise<Map<string, ContractSnapshot>> {
    const lines = await this.releases.findLines(ctx);
    const versions = lines
      .filter((line) => line.tool === tool && line.state !== 'retired')
      .map((line) => line.toolVersion)
      .filter((version) => valid(version) && !prerelease(version))
      .sort(rcompare);
    const contracts = new Map<string, ContractSnapshot>();
    for (const version of versions) {
      const bytes = await this.folders.read(tool, version, contractFile);
      const contract = bytes && readContract(bytes);
      if (contract) contracts.set(version, contract);
    }
    return contracts;
  }
}

function unfit(check: ProofCheck, detail: string): AppError {
  const params = { context: 'refuted', check, detail: detail.slice(0, longestDetail) };
  return new AppError(adminErrors, 'PROOF_UNFIT', params);
}

function checkMenu({ descriptor }: ReleaseArchive): string {
  const { routes, extensions, navigation, build } = descriptor;
  const paths = new Set(routes.map(({ path }) => path));
  const dead = navigation.find(({ path }) => !paths.has(path));
  if (dead) throw unfit('descriptor', `the menu leads to ${dead.path}, which is no route of the tool`);
  return `${routes.length} routes, ${extensions.length} extensions, ${build.files.length} files`;
}

function checkBudget({ descriptor, files }: ReleaseArchive): string {
  const page = Buffer.from(files.get('index.html') ?? []).toString('utf8');
  const { bytes, most } = budgetOf(descriptor, page);
  const text = `the first page takes ${kilobytes(bytes)} brotli of ${kilobytes(most)}`;
  if (bytes > most) throw unfit('budgets', text);
  return text;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
