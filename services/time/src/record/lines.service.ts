import { newId } from '@jahrring/contracts-common';
import type { CreateEntry, EntryView, RecordedLines, RecordLines } from '@jahrring/contracts-time';
import { AppError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryRecorder } from '../entry';

/** Lines that were filled in together. */
@Injectable()
export class LinesService {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryRecorder,
  ) {}

  async record(ctx: RequestContext, { lines }: RecordLines): Promise<RecordedLines> {
    if (lines.length === 0) throw timeError('LINES_EMPTY', undefined, 'lines');
    const groupId = lines.length > 1 ? (lines[0]?.groupId ?? newId()) : undefined;
    return this.db.tx(ctx, async (ctx) => {
      const entries: EntryView[] = [];
      for (const [index, line] of lines.entries()) {
        entries.push(await this.recordOne(ctx, groupId ? { ...line, groupId } : line, index));
      }
      return { entries };
    });
  }

  private async recordOne(ctx: RequestContext, line: CreateEntry, index: number): Promise<EntryView> {
    try {
      return await this.entries.record(ctx, line);
    } catch (error) {
      throw error instanceof AppError ? atLine(error, index) : error;
    }
  }
}

/** The same error, named at its line. */
function atLine(error: AppError, index: number): AppError {
  const fields = (error.fields ?? []).map((field) => ({ ...field, field: `lines.${index}.${field.field}` }));
  return new AppError({ status: error.status, key: error.key }, error.code, error.params, {
    fields: fields.length > 0 ? fields : [lineError(error, index)],
    cause: error,
  });
}

function lineError({ code, key, params }: AppError, index: number) {
  return {
    field: `lines.${index}`,
    in: 'body' as const,
    code: code.toLowerCase(),
    key,
    ...(params ? { params } : {}),
  };
}
