import { runService } from '@jahrring/service-kit';
import { planningService } from './planning.service-definition';

await runService(planningService);
