import type { FileCheck, FileProblem } from '@lintel/files';
import { photoRules } from '@lintel/files';
import { changeLanguage } from '@lintel/i18n';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../test-page.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import { UploadProgress, type FileUpload } from './upload-progress.tsx';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const refused = (problem: FileProblem): FileCheck => ({ ok: false, problems: [problem] });
const accepted: FileCheck = { ok: true, problems: [] };

/** Refuses files by their names. */
const check = (problems: Record<string, FileProblem>) => (one: File) =>
  Promise.resolve(problems[one.name] ? refused(problems[one.name]!) : accepted);

function setUp(props: Partial<FileDropProps> = {}) {
  const onFiles = jest.fn();
  const view = <FileDrop label="Photos" rules={photoRules} check={check({})} onFiles={onFiles} {...props} />;
  return { onFiles, view };
}
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
// Also files that the dialog of the browser would not offer.
const pick = (files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Photos'), files);

describe('FileDrop', () => {
  it('shows what is accepted, and asks the browser for it', async () => {
    await show(setUp().view);
    expect(screen.getByText('JPEG, PNG, or WebP, up to 40 MB')).toBeVisible();
    expect(screen.getByLabelText('Photos')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await act(() => changeLanguage('de'));
    expect(screen.getByText('JPEG, PNG oder WebP, bis 40 MB')).toBeVisible();
  });
  it('describes the field by what is accepted, in words of the caller where it has some', async () => {
    const others = setUp({ label: 'Receipt', accepted: 'Photos up to 40 MB, PDF up to 3 MB' });
    await show(
      <>
        {setUp().view}
        {others.view}
      </>,
    );
    expect(screen.getByLabelText('Photos')).toHaveAccessibleDescription('JPEG, PNG, or WebP, up to 40 MB');
    expect(screen.getByLabelText('Receipt')).toHaveAccessibleDescription(
      'Photos up to 40 MB, PDF up to 3 MB',
    );
    expect(screen.getAllByText(/up to 40 MB/)).toHaveLength(2);
  });
  it('passes on files that were chosen, dropped or pasted', async () => {
    const { view, onFiles } = setUp();
    await show(view);
    await pick([file('a.jpg'), file('b.jpg')]);
    const zone = screen.getByText('Drop files here, paste them, or choose some');
    await act(async () => fireEvent.drop(zone, { dataTransfer: { files: [file('c.jpg')] } }));
    await act(async () => fireEvent.paste(zone, { clipboardData: { files: [file('d.png')] } }));
    expect(onFiles.mock.calls.flat(2).map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.png']);
    expect(announced()).toContain('1 file added.');
  });
  it('lists refused files with their reasons until they are dismissed', async () => {
    const problems = {
      'huge.jpg': { code: 'tooLarge', params: { bytes: 100_000_000, maxBytes: 40_000_000 } },
      'notes.pdf': { code: 'wrongType', params: { kind: 'pdf' } },
      'wide.png': { code: 'tooManyPixels', params: { width: 30_000, height: 30_000 } },
      'icon.png': { code: 'tooSmall', params: { width: 64, height: 64, minEdge: 120 } },
    } satisfies Record<string, FileProblem>;
    const { view, onFiles } = setUp({ check: check(problems) });
    const { user } = await show(view);
    await pick([...Object.keys(problems), 'good.jpg'].map((name) => file(name)));
    const list = screen.getByRole('list', { name: 'Files that can’t be used' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'huge.jpg This file has 100 MB; 40 MB is the most',
      'notes.pdf This type isn’t supported. Choose JPEG, PNG, or WebP',
      'wide.png This picture has 30000 × 30000 pixels, which is too many. Save it smaller',
      'icon.png This picture has 64 × 64 pixels; each side needs 120',
    ]);
    expect(onFiles.mock.calls.flat(2).map(({ name }) => name)).toEqual(['good.jpg']);
    expect(announced()).toContain('1 file added. 4 files can’t be used, see the reasons.');
    await user.click(screen.getByRole('button', { name: 'Remove huge.jpg' }));
    expect(within(list).queryByText('huge.jpg')).toBeNull();
  });
  it.each(['empty', 'heic', 'moving', 'truncated', 'unreadable', 'repeated'] as const)(
    'has a sentence for a file that is %s in every language',
    async (code) => {
      await show(setUp({ check: () => Promise.resolve(refused({ code, params: {} })) }).view);
      await pick([file('a.jpg')]);
      const texts = [];
      for (const locale of ['en', 'de', 'ar'] as const) {
        await act(() => changeLanguage(locale));
        texts.push(screen.getByText('a.jpg').closest('li')!.textContent);
      }
      expect(new Set(texts).size).toBe(3);
      expect(texts.join()).not.toContain('files.problem');
    },
  );
  it('takes no more files than there is room for', async () => {
    const { view, onFiles } = setUp({ room: 2 });
    await show(view);
    await pick(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => file(name)));
    expect(onFiles.mock.calls.flat(2)).toHaveLength(2);
    expect(screen.getByText('There’s no room for more files. Remove one first')).toBeVisible();
  });
  it('takes nothing while it is disabled or full', async () => {
    const { view, onFiles } = setUp({ room: 0 });
    await show(view);
    expect(screen.getByLabelText('Photos')).toBeDisabled();
    const zone = screen.getByText('Choose file').closest('div')!;
    await act(async () => fireEvent.drop(zone, { dataTransfer: { files: [file('c.jpg')] } }));
    expect(onFiles).not.toHaveBeenCalled();
  });
  it('offers nothing more once it is full, and states why', async () => {
    await show(setUp({ room: 0 }).view);
    expect(screen.queryByText('Drop a file here, paste it, or choose one')).toBeNull();
    expect(screen.getByText('There’s no room for more files. Remove one first')).toBeVisible();
  });
  it('keeps the focus with the only file: at its row when it comes, at the field when it goes', async () => {
    function Only() {
      const [files, setFiles] = useState<File[]>([]);
      const uploads = files.map((one) => ({
        id: '1',
        file: one,
        state: 'ready' as const,
        sent: 0,
        total: 1,
      }));
      const { view } = setUp({
        room: 1 - files.length,
        uploads,
        onFiles: setFiles,
        onCancel: () => setFiles([]),
      });
      // As in a form that asks for a file in each item of a list.
      return (
        <ul>
          <li>
            <button>Move up</button>
            {view}
          </li>
        </ul>
      );
    }
    const { user } = await show(<Only />);
    screen.getByLabelText('Photos').focus();
    await pick([file('a.jpg')]);
    const remove = await screen.findByRole('button', { name: 'Remove a.jpg' });
    await waitFor(() => expect(remove).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Photos')).toHaveFocus());
  });
  it('ties its error to the control', async () => {
    await show(setUp({ error: 'Fill in “Photos”' }).view);
    expect(screen.getByLabelText('Photos')).toHaveAccessibleDescription('Fill in “Photos”');
    expect(screen.getByLabelText('Photos')).toBeInvalid();
  });
});

describe('UploadProgress', () => {
  const upload: FileUpload = {
    id: 'u1',
    file: { name: 'villa.jpg', size: 4_200_000 },
    state: 'sending',
    sent: 2_100_000,
    total: 4_200_000,
  };
  it('shows how much was sent, by name', async () => {
    await show(<UploadProgress upload={upload} />);
    expect(screen.getByRole('progressbar', { name: 'villa.jpg' })).toHaveValue(50);
    expect(screen.getByText(/50% sent/)).toHaveTextContent('4.2 MB');
  });
  it('states no size where none is known', async () => {
    await show(<UploadProgress upload={{ ...upload, state: 'done', file: { name: 'plan.svg', size: 0 } }} />);
    expect(screen.getByText(/Sent/)).not.toHaveTextContent(/\d/);
  });
  it('names the cause of a pause: no network, or no answer', async () => {
    const paused: FileUpload = { ...upload, state: 'paused' };
    const { rerender } = await show(<UploadProgress upload={paused} />);
    expect(screen.getByText(/You’re offline/)).toBeVisible();
    rerender(<UploadProgress upload={{ ...paused, error: { key: 'unavailable' } }} />);
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    expect(screen.getByText(/We’ll keep trying/)).toBeVisible();
  });
  it('can be cancelled while it runs and sent again after a failure, whose reason it shows', async () => {
    const onCancel = jest.fn();
    const onRetry = jest.fn();
    const { user, rerender } = await show(
      <UploadProgress upload={upload} onCancel={onCancel} onRetry={onRetry} />,
    );
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel villa.jpg' }));
    expect(onCancel).toHaveBeenCalledWith('u1');
    rerender(
      <UploadProgress
        upload={{ ...upload, state: 'failed' }}
        error="The file is too large."
        onRetry={onRetry}
      />,
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText(/The file is too large/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again: villa.jpg' }));
    expect(onRetry).toHaveBeenCalledWith('u1');
  });
});
