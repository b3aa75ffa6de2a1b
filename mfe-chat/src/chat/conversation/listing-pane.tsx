import { useUnit } from 'effector-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Photo, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { conversation } from '#chat/model/conversation.model.ts';
import { ListingFacts } from './listing-facts.tsx';
import { ListingLink } from './listing-link.tsx';

/** What the conversation is about, where there is room for a third pane. */
export function ListingPane() {
  const { t } = useTranslation('mfe-chat');
  const { known, error } = useUnit({ known: conversation.$data, error: conversation.$error });
  const answer = useDeferredValue(known);
  if (!answer || error?.key === 'notFound') return null;
  const { property } = answer.data;
  return (
    <Box aria-label={t('listing.title')}>
      <Photo src={property.title_image} alt="" sizes="16rem" />
      <div>
        <h2 dir="auto">
          <ListingLink property={property} />
        </h2>
        <ListingFacts conversation={answer.data} />
      </div>
    </Box>
  );
}

const Box = styled.aside`
  > div {
    display: grid;
    gap: ${tokens.space[2]};
    padding: ${tokens.space[4]};
  }
  h2 {
    font: ${tokens.font.h3};
    overflow-wrap: anywhere;
  }
`;
