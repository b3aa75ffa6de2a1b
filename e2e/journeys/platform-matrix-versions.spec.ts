import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { worksAllTheSame } from '../matrix/breaks.ts';
import { tryMainPage } from '../matrix/main-pages.ts';
import { publishTrains, remotes, removeUnpacked, type Train } from '../matrix/trains.ts';
import { refusalsOf, subjectOf, type Combination } from '../matrix/verdict.ts';
import { agentSession, visit } from '../matrix/visit.ts';
import { expect, test } from '../test.ts';

let trains: Train[] = [];
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  trains = publishTrains();
  // Signs the agent in where no journey has before: the sessions below begin at the same time.
  await (await agentSession(browser)).context().close();
});
test.afterAll(removeUnpacked);

/** What a combination does in the browser, beside what the registry reports of it. */
async function outcomeOf(session: Page, combination: Combination): Promise<string> {
  const subjects = [...new Set((await refusalsOf(combination)).map(subjectOf))];
  if (subjects.length === 0) {
    await visit(session, combination, tryMainPage);
    return 'allowed, works';
  }
  const outcomes: string[] = [];
  for (const subject of subjects) {
    const works = await visit(session, combination, (page) => worksAllTheSame(subject, page));
    // A probe that finds everything broken proves nothing.
    const own = { ...combination, shell: combination.release };
    const worksAtHome = await visit(session, own, (page) => worksAllTheSame(subject, page));
    outcomes.push(`${subject}: ${works ? 'works' : 'broken'}, ${worksAtHome ? 'works' : 'broken'} at home`);
  }
  return `refused, ${outcomes.join('; ')}`;
}

/** The row of one shell: what each release of a remote does beside it. */
async function rowOf(browser: Browser, remote: Combination['remote'], shell: Train) {
  const session = await agentSession(browser);
  const row: [Train, string][] = [];
  for (const release of trains) {
    const outcome = await outcomeOf(session, { remote, release, shell }).catch((error: Error) =>
      `failed: ${stripVTControlCharacters(error.message)}`.slice(0, 1_000),
    );
    row.push([release, outcome]);
  }
  await session.context().close();
  return Object.fromEntries(row);
}

for (const remote of remotes)
  test(`${remote}: three releases beside three of the shell work where can-i-deploy allows it, and break what it names`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const rows = trains.map(
      async (shell) => [`shell ${shell}`, await rowOf(browser, remote, shell)] as const,
    );
    const table = Object.fromEntries(await Promise.all(rows));
    // oxlint-disable-next-line no-console -- the table is what this test is for
    console.table(table);
    const outcomes = Object.entries(table).flatMap(([shell, row]) =>
      Object.entries(row).map(([release, outcome]) => `${remote} ${release} beside ${shell}: ${outcome}`),
    );
    expect(outcomes).toHaveLength(9);
    const asRefused = /refused, [^:;]+: broken, works at home(; [^:;]+: broken, works at home)*$/;
    expect(outcomes.filter((one) => !one.endsWith('allowed, works') && !asRefused.test(one))).toEqual([]);
  });
