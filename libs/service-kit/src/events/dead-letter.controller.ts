import {
  deadLetterList,
  deadLetterQuery,
  deadLetterView,
  type DeadLetterQuery,
} from '@jahrring/contracts-common';
import { Delete, Get, HttpCode, Inject, Post, Query, SerializeOptions, type Type } from '@nestjs/common';
import { SuperadminOnly, ToolController } from '../access/access.decorators';
import type { RequestContext } from '../context/request-context';
import { Ctx, Id } from '../http/params.decorators';
import { DeadLetters } from './dead-letters';

/** Every service answers `/api/<tool>/dead-letters` by itself, to those who run the installation. */
export function deadLetterController(tool: string): Type {
  @ToolController(tool, 'dead-letters')
  class DeadLetterController {
    constructor(@Inject(DeadLetters) private readonly letters: DeadLetters) {}

    @Get()
    @SuperadminOnly()
    @SerializeOptions({ schema: deadLetterList })
    list(@Ctx() ctx: RequestContext, @Query({ schema: deadLetterQuery }) query: DeadLetterQuery) {
      return this.letters.list(ctx, query);
    }

    @Post(':letterId/retry')
    @HttpCode(200)
    @SuperadminOnly()
    @SerializeOptions({ schema: deadLetterView })
    retry(@Ctx() ctx: RequestContext, @Id('letterId') letterId: string) {
      return this.letters.retry(ctx, letterId);
    }

    @Delete(':letterId')
    @HttpCode(204)
    @SuperadminOnly()
    discard(@Ctx() ctx: RequestContext, @Id('letterId') letterId: string) {
      return this.letters.discard(ctx, letterId);
    }
  }
  return DeadLetterController;
}
