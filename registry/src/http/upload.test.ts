import fs from 'node:fs';
import { commandRequest, registryOfTeams } from '#testing/registry-of-teams.ts';

describe('F19 the upload of a build that is too large', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('is answered when a slow disk has created its last file, since its folder could not be removed before', async () => {
    const { site } = await registryOfTeams();
    const build = new FormData();
    for (const name of ['a.js', 'b.js', 'c.js', 'd.js', 'one-too-many.js'])
      build.append(name, new Blob([new Uint8Array(15 * 1024 * 1024)]), 'file');
    const request = await commandRequest('chat-token', 'publish', build);

    const { open } = fs;
    let opened = 0;
    const slowOpen = ([file, ...rest]: Parameters<typeof open>) =>
      setTimeout(() => {
        opened += 1;
        open(file, ...rest);
      }, 50);
    jest
      .spyOn(fs, 'open')
      .mockImplementation(((...call: Parameters<typeof open>) => void slowOpen(call)) as never);

    expect((await site.inject(request)).statusCode).toBe(413);
    expect(opened).toBe(5);
  });
});
