import {
  adminErrors,
  industryLimits,
  type IndustryPackage,
  type PackageView,
} from '@jahrring/contracts-admin';
import { canonicalJson } from '@jahrring/contracts-common';
import { AppError, Audit, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { IndustryApplicationRepository } from '../../industry-record';
import { packageErrors } from './check-package';
import { IndustryPackageRepository } from './industry-package.repository';
import { wordsIn } from './localise';
import { shippedPackages } from './shipped-packages';
import { titleOf } from './package-title';

/** Industry packages: those of the product, and those a superadmin has imported. A version is never changed. */
@Injectable()
export class IndustryPackageService {
  constructor(
    private readonly db: Database,
    private readonly packages: IndustryPackageRepository,
    private readonly applications: IndustryApplicationRepository,
    private readonly audit: Audit,
  ) {}

  /** Every version, by key and number. */
  async list(ctx: RequestContext): Promise<{ items: PackageView[]; total: number }> {
    const uses = await this.applications.countByVersion(ctx);
    const items = (await this.all(ctx)).map((content) => ({
      ...titleOf(content, ctx.locale),
      number: content.number,
      shipped: isShipped(content),
      licences: uses.get(`${content.key} ${content.number}`) ?? 0,
    }));
    return { items, total: items.length };
  }

  /** The newest version of every package, by its title. */
  async newest(ctx: RequestContext): Promise<IndustryPackage[]> {
    const byKey = new Map((await this.all(ctx)).map((content) => [content.key, content]));
    const language = ctx.locale.slice(0, 2);
    return [...byKey.values()].toSorted((one, other) =>
      wordsIn(one.title, language).localeCompare(wordsIn(other.title, language), ctx.locale),
    );
  }

  /** The newest version of a package; 404 where there is none. */
  async newestOf(ctx: RequestContext, key: string): Promise<IndustryPackage> {
    return found((await this.all(ctx)).findLast((content) => content.key === key));
  }

  async version(ctx: RequestContext, key: string, number: number): Promise<IndustryPackage> {
    const all = await this.all(ctx);
    return found(all.find((content) => content.key === key && content.number === number));
  }

  /**
   * Keeps a version from a file; the same file once more is no error.
   * @throws PACKAGE_VERSION_TAKEN where this version says something else
   */
  async import(ctx: RequestContext, content: IndustryPackage): Promise<IndustryPackage> {
    if (JSON.stringify(content).length > industryLimits.bytes) throw commonError('PAYLOAD_TOO_LARGE');
    const fields = packageErrors(content);
    if (fields.length > 0) throw commonError('VALIDATION_FAILED', undefined, { fields });
    return this.db.tx(ctx, async (ctx) => {
      const all = await this.all(ctx);
      const known = all.find(({ key, number }) => key === content.key && number === content.number);
      if (known && canonicalJson(known) !== canonicalJson(content))
        throw new AppError(adminErrors, 'PACKAGE_VERSION_TAKEN');
      if (known) return known;
      const max = industryLimits.packages;
      if (all.length >= max) throw new AppError(adminErrors, 'PACKAGES_FULL', { max });
      const { key: packageKey, number } = content;
      const row = await this.packages.add(ctx, { packageKey, number, content });
      const after = { packageKey, number };
      await this.audit.record(ctx, { action: 'create', entity: 'industryPackage', entityId: row.id, after });
      return content;
    });
  }

  /**
   * Deletes an imported version that no licence has applied; 404 of one that comes with the product.
   * @throws PACKAGE_IN_USE
   */
  remove(ctx: RequestContext, key: string, number: number): Promise<void> {
    return this.db.tx(ctx, async (ctx) => {
      const row = await this.packages.lockVersion(ctx, key, number);
      if (await this.applications.hasVersion(ctx, key, number))
        throw new AppError(adminErrors, 'PACKAGE_IN_USE');
      await this.packages.remove(ctx, row.id);
      const before = { packageKey: key, number };
      await this.audit.record(ctx, { action: 'delete', entity: 'industryPackage', entityId: row.id, before });
    });
  }

  private async all(ctx: RequestContext): Promise<IndustryPackage[]> {
    const imported = (await this.packages.findAll(ctx)).map(({ content }) => content);
    const own = imported.filter((content) => !isShipped(content));
    return [...shippedPackages, ...own].toSorted(
      (one, other) => one.key.localeCompare(other.key, 'en') || one.number - other.number,
    );
  }
}

/** A version that comes with the product goes before one that was imported under its number. */
function isShipped({ key, number }: IndustryPackage): boolean {
  return shippedPackages.some((shipped) => shipped.key === key && shipped.number === number);
}

function found<T>(content: T | undefined): T {
  if (content === undefined) throw commonError('NOT_FOUND');
  return content;
}
