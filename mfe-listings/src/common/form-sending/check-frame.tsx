import { Banner, TextLink, tokens } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface CheckFrameProps {
  /** Steps that are not right yet. */
  open: readonly { title: string; to: string }[];
  /** What the back end refused, with the way to the field. */
  refusals: readonly { title: string; to: string; text: string }[];
  /** All answers, then what sends the form. */
  children: ReactNode;
}

/** The last step: what is missing and what was refused, above everything that was stated. */
export function CheckFrame({ open, refusals, children }: CheckFrameProps) {
  const { t } = useTranslation('mfe-listings');
  return (
    <Column>
      {open.length > 0 && (
        <Banner tone="warning" title={t('form.check.missing')}>
          <ul>
            {open.map(({ title, to }) => (
              <li key={to}>
                <TextLink to={to}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {refusals.length > 0 && (
        <Banner tone="danger" urgent title={t('form.check.refused')}>
          <ul>
            {refusals.map(({ title, to, text }) => (
              <li key={to + text}>
                <TextLink to={to}>{title}</TextLink> <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  max-inline-size: ${tokens.size.form};
`;
