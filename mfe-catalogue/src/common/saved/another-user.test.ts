import { addFavourite, getFavouriteProperty, getHomeMarks, getListingNotes } from '@lintel/api-contract';
import type { Question, Session } from '@lintel/contract';
import { createTexts } from '@lintel/i18n';
import { $session, $shell, sessionEnded, sessionStarted, started } from '@lintel/remote-kit';
import { memoryShell, stub } from '@lintel/testing';
import { waitFor } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { card } from '#testing/test-data.ts';
import { hideHome, marks } from '#common/marks/marks.ts';
import './favourites.model.ts';
import { readSaved, writeSaved } from './favourites.storage.ts';
import { mergeAnswer } from './merge-answer.ts';

const list = { error: false as const, message: '', data: [], total: 0 };
const sessionOf = (id: number) => ({ user: { id } }) as Session;

/** A user is signed in and is asked; each question waits for its answer. */
async function askedUser(id: number) {
  const questions: ((agrees: boolean) => void)[] = [];
  const saved: unknown[] = [];
  const shell = memoryShell({
    session: sessionOf(id),
    answers: [
      stub(getFavouriteProperty, list),
      stub(getListingNotes, list),
      stub(getHomeMarks, list),
      stub(addFavourite, (request) => {
        saved.push([shell.session.get()?.user.id, (request as { property_id: number }).property_id]);
        return { error: false as const, message: '' };
      }),
    ],
  });
  shell.ask = (_question: Question) => new Promise((answer) => questions.push(answer));
  const scope = fork({
    values: [
      [$shell, shell],
      [$session, shell.session.get()],
    ],
  });
  const becomes = (next: number) => {
    shell.session.set(sessionOf(next));
    void allSettled($session, { scope, params: sessionOf(next) });
    void allSettled(sessionEnded, { scope, params: { reason: 'replaced' } });
    void allSettled(sessionStarted, { scope, params: { userId: next } });
  };
  void allSettled(started, { scope });
  await waitFor(() => expect(questions).toHaveLength(1));
  return { questions, saved, becomes };
}

beforeAll(() => createTexts({ language: 'en' }));
beforeEach(() => localStorage.clear());

describe('while a user is asked what becomes of a visitor’s things, another user signs in', () => {
  it('and is asked too; what the first one answers then changes nothing', async () => {
    writeSaved(localStorage, [card(1)]);
    hideHome(5);
    const { questions, saved, becomes } = await askedUser(7);
    becomes(8);
    await waitFor(() => expect(questions).toHaveLength(2));
    questions[0]!(true);
    questions[1]!(false);
    await waitFor(() => expect(mergeAnswer.get()).toMatchObject({ userId: 8, agrees: false }));
    expect(saved).toEqual([]);
    expect(readSaved(localStorage)).toHaveLength(1);
    expect(marks.get().hidden).toEqual([5]);
  });
});
