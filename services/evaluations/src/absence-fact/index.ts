export { AbsenceFactModule } from './absence-fact.module';
export { AbsenceFigures } from './absence-figures.service';
export type { AwayDays } from './absence-figures.service';
