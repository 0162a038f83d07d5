import {
  deadLetterList,
  deadLetterQuery,
  deadLetterView,
  type DeadLetterQuery,
} from '@jahrring/contracts-common';
import { Inject, Query, type Type } from '@nestjs/common';
import { SuperadminOnly, ToolController } from '../access/access.decorators';
import { Delete, Get, ok, Post } from '../access/endpoint.decorators';
import type { RequestContext } from '../context/request-context';
import { Ctx, Id } from '../http/params.decorators';
import { DeadLetters } from './dead-letters';

/** Every service answers `/api/<tool>/dead-letters` by itself, to those who run the installation. */
export function deadLetterController(tool: string): Type {
  @ToolController(tool, 'dead-letters')
  class DeadLetterController {
    constructor(@Inject(DeadLetters) private readonly letters: DeadLetters) {}

    @Get('', SuperadminOnly(), deadLetterList)
    list(@Ctx() ctx: RequestContext, @Query({ schema: deadLetterQuery }) query: DeadLetterQuery) {
      return this.letters.list(ctx, query);
    }

    @Post(':letterId/retry', SuperadminOnly(), ok(deadLetterView))
    retry(@Ctx() ctx: RequestContext, @Id('letterId') letterId: string) {
      return this.letters.retry(ctx, letterId);
    }

    @Delete(':letterId', SuperadminOnly())
    discard(@Ctx() ctx: RequestContext, @Id('letterId') letterId: string) {
      return this.letters.discard(ctx, letterId);
    }
  }
  return DeadLetterController;
}
