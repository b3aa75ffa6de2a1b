import { paths } from '@lintel/contract';
import { lazyPage } from '@lintel/remote-kit';
import type { RouteObject } from 'react-router-dom';

const Chat = lazyPage(() => import(/* webpackChunkName: "page-chat" */ '#chat/chat.page.tsx'));

export const routes: RouteObject[] = [{ path: paths.chat(), element: <Chat /> }];
