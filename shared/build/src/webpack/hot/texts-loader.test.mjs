import assert from 'node:assert/strict';
import { test } from 'node:test';
import texts from './texts-loader.mjs';

/** What the page is given of a file, when the remote `mfe-chat` is built in a folder of another name. @param {string} resourcePath */
function fileOf(resourcePath) {
  const context = {
    rootContext: '/home/ada/chat-work',
    resourcePath,
    getOptions: () => ({ owner: 'mfe-chat' }),
  };
  const [, file] = /textsRan\((\{[^}]*\})/.exec(texts.call(context, '{ "title": "Chats" }'));
  return JSON.parse(file);
}

test('texts of a remote are known by its name, whatever the folder of its repository is called', () => {
  assert.deepEqual(fileOf('/home/ada/chat-work/src/locales/de.json'), {
    owner: 'mfe-chat',
    namespace: 'mfe-chat',
    locale: 'de',
  });
});

test('texts of a package that the remote brings along are known by the name of that package', () => {
  assert.equal(
    fileOf('/home/ada/chat-work/node_modules/@lintel/map/dist/locales/en.deferred.json').namespace,
    'map',
  );
});

test('the common texts have a section for each of their namespaces', () => {
  assert.equal(fileOf('/home/ada/chat-work/node_modules/@lintel/i18n/dist/locales/en.json').namespace, null);
});
