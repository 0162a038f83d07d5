import { runService } from '@jahrring/service-kit';
import { projectsService } from './projects.service-definition';

await runService(projectsService);
