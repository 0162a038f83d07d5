import { z } from 'zod';
import { defineEvent } from './events';
import { id } from './ids';

/** A licence is erased for good: every service deletes what it has of it. `licenceId` of the event is the erased one. */
export const licenceErased = defineEvent('admin.licence.erased', 1, z.object({ id }));
