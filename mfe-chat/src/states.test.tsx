import { blockedUsers, getChats, type ChatRow } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { stub } from '@lintel/testing';
import { pageStates, type PageCase } from '@lintel/testing/page-states';
import { manifest } from './manifest.ts';
import { connect } from './remote.ts';
import { thread } from '#testing/thread.ts';

const chats = (data: ChatRow[]) => stub(getChats, { error: false, message: 'ok', data, total_page: 1 });
const pages: Record<string, PageCase> = {
  '/user/chat': {
    at: '/user/chat',
    session: { user: { id: 7 } } as Session,
    full: { answers: [chats([thread])], shows: 'Saturday 10 or 11?' },
    empty: {
      answers: [chats([]), stub(blockedUsers, { error: false, message: '', data: [] })],
      shows: 'No conversations yet',
    },
  },
};

pageStates({ manifest, connect, pages });
