import { buildIfStale } from '../../support/jest/build.js';
import { freshDataDir } from '../../support/server/data-dir.js';
import { surviveKills, type Victim } from '../../support/server/kill-rounds.js';

jest.setTimeout(600_000);
beforeAll(buildIfStale);

it('ten rounds of kill -9 of one, the other and both lose nothing that was answered', () => {
  const victims: Victim[] = ['the server', 'PostgreSQL', 'the server and PostgreSQL'];
  const rounds = Array.from({ length: 10 }, () => victims).flat();
  return surviveKills(freshDataDir(), rounds);
});
