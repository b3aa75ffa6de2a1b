import type { ResolvedLock } from '@lintel/contract';
import { readInlineLock } from './inline-lock.ts';

const site: ResolvedLock = { environment: 'x', revision: 9, remotes: [] };
const block = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="lintel-site">${text}</script>`;
};

describe('which releases a page runs', () => {
  it('is read from the page when the server put it there', async () => {
    block(JSON.stringify(site));
    expect(await readInlineLock()).toEqual(site);
  });

  it.each(['', '{"environment":"x","rem'])(
    'is looked for elsewhere when the page brings %p',
    async (text) => {
      globalThis.fetch = async () => new Response('', { status: 404 });
      block(text);
      await expect(readInlineLock()).rejects.toThrow('pointer.json answers 404');
    },
  );
});
