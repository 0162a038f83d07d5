import { toFieldErrors } from '@jahrring/contracts-common';
import {
  createRailLayer,
  planningErrors,
  railLayerView,
  railLimits,
  type CreateRailLayer,
  type RailLayerList,
  type RailLayerResult,
  type RailLayerView,
  type RailShapes,
} from '@jahrring/contracts-planning';
import {
  AppError,
  commonError,
  Database,
  JsonError,
  viewOf,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { RailLayerEntity } from './rail-layer.entity';
import { RailLayerRepository } from './rail-layer.repository';
import { GeoJsonError, readGeoJson, type RailFile } from './read-geo-json';

/** Tracks and kilometre posts that a licence shows on its map. */
@Injectable()
export class RailLayerService {
  constructor(
    private readonly db: Database,
    private readonly layers: RailLayerRepository,
  ) {}

  async list(ctx: RequestContext): Promise<RailLayerList> {
    const items = (await this.layers.all(ctx)).map(toView);
    return { items, total: items.length };
  }

  async shapes(ctx: RequestContext, id: string): Promise<RailShapes> {
    const { lines, posts } = await this.layers.get(ctx, id);
    return { id, lines, posts };
  }

  /**
   * Reads a GeoJSON file and keeps what it draws.
   * @throws RAIL_FILE_UNREADABLE with fault and place
   */
  async create(ctx: RequestContext, upload: Upload): Promise<RailLayerResult> {
    const { title, property } = fieldsOf(upload);
    const read = readRailFile(await upload.read(), property || undefined);
    return this.db.tx(ctx, async (ctx) => {
      if ((await this.layers.all(ctx)).length >= railLimits.layers) {
        throw new AppError(planningErrors, 'RAIL_LAYERS_FULL', { most: railLimits.layers });
      }
      const { system, lines, posts, skipped, looksSwapped } = read;
      const layer = await this.layers.insert(ctx, {
        ...{ title, system, lines, posts, property: read.property },
        fileName: (upload.filename.split(/[/\\]/).at(-1) || '–').slice(-railLimits.fileName),
        ...{ lineCount: lines.length, postCount: posts.length, skippedCount: skipped },
      });
      return { ...toView(layer), looksSwapped };
    });
  }

  remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    return this.db.tx(ctx, (ctx) => this.layers.remove(ctx, id, version));
  }

  restore(ctx: RequestContext, id: string): Promise<RailLayerView> {
    return this.db.tx(ctx, async (ctx) => toView(await this.layers.restore(ctx, id)));
  }
}

function fieldsOf({ fields }: Upload): CreateRailLayer {
  const parsed = createRailLayer.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw commonError('VALIDATION_FAILED', undefined, {
    fields: toFieldErrors(parsed.error.issues, fields, 'body'),
  });
}

function readRailFile(bytes: Uint8Array, property: string | undefined): RailFile {
  try {
    return readGeoJson(bytes, property);
  } catch (error) {
    if (error instanceof JsonError) throw unreadable(error.fault, { line: error.line, column: error.column });
    if (error instanceof GeoJsonError) throw unreadable(error.fault, error);
    throw error;
  }
}

interface Where {
  line?: number;
  column?: number;
  place?: string;
  detail?: string;
}

function unreadable(context: string, { line = 0, column = 0, place = '', detail = '' }: Where): AppError {
  return new AppError(planningErrors, 'RAIL_FILE_UNREADABLE', { context, line, column, place, detail });
}

function toView(layer: Omit<RailLayerEntity, 'lines' | 'posts'>): RailLayerView {
  return viewOf(railLayerView, layer);
}
