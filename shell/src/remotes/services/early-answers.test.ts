import { addFavourite, homepageData, webSettings, type Operation } from '@lintel/api-contract';
import { readEarlyAnswers } from './early-answers.ts';

const asked = (operation: object) => operation as Operation<never, unknown>;

function page(answers: object, language = 'en') {
  document.body.innerHTML = `<script type="application/json" id="lintel-early">${JSON.stringify(answers)}</script>`;
  return readEarlyAnswers(() => language);
}

describe('answers that came with the page', () => {
  it('serve the first call each, and no later one', () => {
    const early = page({ 'web-settings': { data: 1 }, 'homepage-data': { data: 2 } });
    expect(early.take(asked(webSettings), {})).toEqual({ data: 1 });
    expect(early.take(asked(webSettings), {})).toBeUndefined();
    expect(early.take(asked(homepageData), { latitude: undefined })).toEqual({ data: 2 });
  });

  it('serve a call with just the parameters that they were asked for with', () => {
    const early = page({ 'homepage-data?view=card': { data: 2 } });
    expect(early.take(asked(homepageData), {})).toBeUndefined();
    expect(early.take(asked(homepageData), { view: 'card', latitude: 35.2 })).toBeUndefined();
    expect(early.take(asked(homepageData), { latitude: '', view: 'card' })).toEqual({ data: 2 });
  });

  it('know a call whatever the order of its parameters', () => {
    const early = page({ 'homepage-data?latitude=35.2&view=card en': { data: 2 } });
    expect(early.take(asked(homepageData), { view: 'card', latitude: 35.2 })).toEqual({ data: 2 });
  });

  it('do not serve a call with other parameters, nor a write', () => {
    const early = page({ 'homepage-data': { data: 2 }, [addFavourite.path]: { data: 3 } });
    expect(early.take(asked(homepageData), { latitude: 35.2 })).toBeUndefined();
    expect(early.take(asked(addFavourite), {})).toBeUndefined();
  });

  it('are not used for a signed-in user', () => {
    const early = page({ 'web-settings': { data: 1 } });
    early.forget();
    expect(early.take(asked(webSettings), {})).toBeUndefined();
  });

  it('serve only a page in the language that they are in', () => {
    const answers = { 'web-settings': { data: 1 }, 'homepage-data de': { data: 2 } };
    expect(page(answers, 'de').take(asked(homepageData), {})).toEqual({ data: 2 });
    const arabic = page(answers, 'ar');
    expect(arabic.take(asked(homepageData), {})).toBeUndefined();
    expect(arabic.take(asked(webSettings), {})).toEqual({ data: 1 });
  });

  it.each([
    ['serve without a network', false, { data: 1 }],
    ['may be days old, so a page with a network asks', true, undefined],
  ])('of a page that the worker has kept %s', (_, isOnline, answer) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const json = JSON.stringify({ 'web-settings': { data: 1 } });
    document.body.innerHTML = `<script type="application/json" id="lintel-early" data-kept>${json}</script>`;
    expect(readEarlyAnswers(() => 'en').take(asked(webSettings), {})).toEqual(answer);
    jest.restoreAllMocks();
  });

  it('may be missing altogether', () => {
    document.body.innerHTML = '';
    expect(readEarlyAnswers(() => 'en').take(asked(webSettings), {})).toBeUndefined();
  });
});
