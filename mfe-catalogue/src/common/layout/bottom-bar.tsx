import { ButtonLink, phoneIcon, tokens, VisuallyHidden } from '@lintel/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useIsPhone } from './use-is-phone.ts';

interface Props {
  /** Begins the bar. */
  price: ReactNode;
  mobile: string | null | undefined;
  /** The next step. */
  children: ReactNode;
}

/** On a phone the price and the next step stay in reach, above the tabs of the frame. */
export function BottomBar({ price, mobile, children }: Props) {
  const { t } = useDeferredTranslation();
  if (!useIsPhone()) return null;
  return (
    <Bar data-bottom-bar role="group" aria-label={t('property.contact.title')}>
      {price}
      <span>
        {mobile && (
          <ButtonLink to={`tel:${mobile}`} reloadDocument tone="secondary" icon={phoneIcon}>
            <VisuallyHidden>{t('property.contact.call')}</VisuallyHidden>
          </ButtonLink>
        )}
        {children}
      </span>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  position: fixed;
  inset-inline: 0;
  /* Height of the tabs of the frame. */
  inset-block-end: calc(64px + env(safe-area-inset-bottom));
  z-index: ${tokens.layer.sticky};
  padding: ${tokens.space[2]} ${tokens.space.page};
  border-block-start: 1px solid ${tokens.color.border.hairline};
  background: ${tokens.color.surface.overlay};
  /* The price takes a second line before the buttons take a second row. */
  > :first-child {
    flex: 1 1 min-content;
  }
  > span:last-child {
    display: flex;
    gap: ${tokens.space[2]};
  }
  button {
    padding-inline: ${tokens.space[3]};
    font: ${tokens.font.smallStrong};
    white-space: nowrap;
  }
`;
