import { checkFile } from './check-file.ts';
import { photoRules } from './file-rules.ts';
import { preparePhoto } from './prepare-photo.ts';
import { blobOf, picture } from './test-pictures.ts';

// Tests run where there are no workers and no canvas; e2e/journeys/files.spec.ts does the same in a browser.

describe('the check of a file', () => {
  it('checks files in the page where there is no worker', async () => {
    expect(await checkFile(blobOf(await picture(400, 300).jpeg().toBuffer()), photoRules)).toMatchObject({
      ok: true,
      facts: { kind: 'jpg', width: 400 },
    });
  });

  it('reports a photo that the browser cannot decode as unreadable', async () => {
    expect(await preparePhoto(new File(['no photo'], 'villa.jpg'))).toEqual({
      ok: false,
      problems: [{ code: 'unreadable', params: {} }],
    });
  });
});
