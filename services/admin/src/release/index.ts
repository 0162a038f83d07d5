export { ReleaseHealthRow } from './health/release-health.entity';
export { ReleaseToken } from './release-token.entity';
export { ReleasesModule } from './release.module';
