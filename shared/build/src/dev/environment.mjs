// @ts-check

/**
 * Fails with one sentence when an environment does not answer, or does not give the wanted lock.
 * @param {{ environment: string, cookie: string, lock?: number }} options
 */
export async function checkEnvironment({ environment, cookie, lock }) {
  if (!URL.canParse(environment))
    throw new Error(`${environment} is no address; write https://staging.example.`);
  const answer = await fetch(`${environment}/`, { headers: { accept: 'text/html', cookie } }).catch(
    () => null,
  );
  const text = (await answer?.text()) ?? '';
  // An environment without a front door answers its address with a page as well.
  const json = /id="lintel-site">([^<]*)</.exec(text)?.[1];
  if (answer && !json && lock !== undefined)
    throw new Error(`${environment} has no page of lock ${lock}: ${text.split('\n')[0] || answer.status}`);
  if (!json) throw new Error(`${environment} does not answer with a page of this product.`);
  const site = JSON.parse(json);
  if (lock !== undefined && site.revision !== lock)
    throw new Error(
      `${environment} gives lock ${site.revision} instead of ${lock}: there is none of that number, or it takes no links (registry link).`,
    );
}
