import { paths } from '@lintel/contract';
import { ButtonLink, tokens } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';

/** An invitation to owners, at the end of the page. */
export function OwnerCta() {
  const { t } = useDeferredTranslation();
  return (
    <Box>
      <div>
        <h2>{t('home.owner.title')}</h2>
        <p>{t('home.owner.text')}</p>
      </div>
      <ButtonLink to={paths.myProperties()} size="large">
        {t('home.owner.action')}
      </ButtonLink>
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[5]};
  padding: ${tokens.space[8]};
  border-radius: ${tokens.radius.sheet};
  background: ${tokens.color.action.tint};
  color: ${tokens.color.action.onTint};
  p {
    max-inline-size: 60ch;
  }
`;
