import {
  adminErrors,
  proofChecks,
  type ReleaseProof,
  type ReleaseDescriptor,
} from '@jahrring/contracts-admin';
import {
  AppError,
  Audit,
  Clock,
  Database,
  isUniqueViolation,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { ChannelsRepository, ReleaseRepository } from '../release-record';
import type { ReleaseEntity } from '../release-record';
import { readArchive, type ReleaseArchive } from './release-archive';
import { ReleaseFolders } from './release-folders';
import { ReleaseProver } from './release-prover';
import { toRelease } from './release-record';
import { ToolChannelsService } from './tool-channels.service';
import { contentOf } from './release-content';

/** Takes releases in. What is published runs nowhere before somebody puts it into a channel. */
@Injectable()
export class ReleasePublisher {
  private readonly logger = new Logger(ReleasePublisher.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly releases: ReleaseRepository,
    private readonly channels: ChannelsRepository,
    private readonly folders: ReleaseFolders,
    private readonly prover: ReleaseProver,
    private readonly service: ToolChannelsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Publishes a zip in the name of `by`. The same content again answers what is there; 409 for a known version with other
   * content, 422 for a zip that is none, or without a proof that fits what is in it.
   */
  async publish(
    ctx: RequestContext,
    file: Upload,
    by: string,
    mayPublish: (tool: string) => void,
  ): Promise<ReleaseEntity> {
    const archive = await readArchive(await file.read());
    const { id: tool, version } = archive.descriptor;
    mayPublish(tool);
    const known = await this.releases.find(ctx, tool, version);
    if (known) return this.same(known, archive, by);
    const proof = await this.checkProof(ctx, archive);
    await this.folders.write(tool, version, archive.files);
    // A folder that was there already is this release, or another publication's that we must not touch.
    if ((await this.folders.contentHash(tool, version)) !== archive.contentHash)
      throw this.refusal(archive, by);
    try {
      return await this.db.tx(ctx, (ctx) => this.store(ctx, { ...archive, proof }, by));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const won = await this.releases.find(ctx, tool, version);
      if (!won) throw error;
      return this.same(won, archive, by);
    }
  }

  private same(known: ReleaseEntity, archive: ReleaseArchive, by: string): ReleaseEntity {
    if (known.contentHash !== archive.contentHash) throw this.refusal(archive, by);
    return known;
  }

  private refusal({ descriptor, contentHash }: ReleaseArchive, by: string): AppError {
    const { id: tool, version } = descriptor;
    this.logger.warn(`${by} tried to publish ${tool} ${version} with other content (${contentHash})`);
    return new AppError(adminErrors, 'RELEASE_EXISTS', { tool, version });
  }

  /**
   * Returns the proof of the release, completed with this server's own findings.
   * @throws PROOF_MISSING, PROOF_UNFIT
   */
  private async checkProof(ctx: RequestContext, archive: ReleaseArchive): Promise<ReleaseProof> {
    const { proof, contentHash, descriptor } = archive;
    if (proof?.kind !== 'release') throw new AppError(adminErrors, 'PROOF_MISSING');
    if (proof.subject !== contentHash) throw new AppError(adminErrors, 'PROOF_UNFIT', { context: 'subject' });
    const made = new Set(proof.checks.map(({ check }) => check));
    const missing = proofChecks.find((check) => !made.has(check));
    if (missing) throw new AppError(adminErrors, 'PROOF_UNFIT', { context: 'check', check: missing });
    await this.checkPredecessor(ctx, proof, descriptor);
    return this.prover.prove(ctx, archive, proof);
  }

  private async checkPredecessor(
    ctx: RequestContext,
    { against }: ReleaseProof,
    { id }: ReleaseDescriptor,
  ): Promise<void> {
    if (against === null || (await this.releases.find(ctx, id, against))) return;
    throw new AppError(adminErrors, 'PROOF_UNFIT', { context: 'against', version: against });
  }

  private async store(ctx: RequestContext, archive: ReleaseArchive, by: string): Promise<ReleaseEntity> {
    const release = toRelease(contentOf(archive), by, this.clock.now());
    const { tool, toolVersion: version, contentHash } = release;
    await this.releases.insert(ctx, release);
    if (!(await this.channels.find(ctx, tool))) await this.channels.add(ctx, tool);
    const after = { tool, version, contentHash, by };
    await this.audit.record(ctx, { action: 'publish', entity: 'release', entityId: release.id, after });
    this.service.publish(ctx);
    return release;
  }
}
