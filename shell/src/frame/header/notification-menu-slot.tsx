import { withTexts } from '@lintel/i18n';
import { lazyPage } from '@lintel/model-kit';
import { tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { $session } from '#user/session/model/session.model.ts';
import { PageBoundary } from '#core/layout/page-boundary.tsx';

const Room = styled.span`
  inline-size: ${tokens.size.touch};
`;

const Bell = lazyPage(
  withTexts('shell', () => import(/* webpackChunkName: "bell" */ '#features/notifications/menu/bell.tsx')),
  <Room />,
);

/** The bell of a signed-in person, whose code a visitor never fetches. When it cannot be had, its place stays empty until the next page. */
export function NotificationMenuSlot() {
  const session = useUnit($session);
  const { pathname } = useLocation();
  if (!session) return null;
  return (
    <PageBoundary resetKey={pathname} fallback={() => <Room />}>
      <Bell />
    </PageBoundary>
  );
}
