export { projectsService } from './projects.service-definition';
