import { Badge, Popover, tokens, verifiedIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';

/** "Verified", and on a press what that means. */
export function VerifiedBadge() {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  return (
    <Popover
      label={t('verified.title')}
      renderButton={(button) => (
        <Press type="button" {...button}>
          <Badge tone="success" icon={verifiedIcon}>
            {common('badge.verified')}
          </Badge>
        </Press>
      )}
    >
      {() => (
        <Words>
          <strong>{t('verified.title')}</strong>
          <ul>
            <li>{t('verified.form')}</li>
            <li>{t('verified.papers')}</li>
          </ul>
          <p>{t('verified.not')}</p>
        </Words>
      )}
    </Popover>
  );
}

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  min-block-size: 28px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;
const Words = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  font: ${tokens.font.small};
  ul {
    padding-inline-start: ${tokens.space[5]};
    list-style: disc;
  }
  p {
    color: ${tokens.color.text.muted};
  }
`;
