import { Button, media, tokens } from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** Longer texts start folded. */
const FOLD_FROM = 700;

/** The owner's words, with their line breaks and in their own direction. */
export function Description({ text }: { text: string }) {
  const { t } = useTranslation();
  const [folded, setFolded] = useState(text.length > FOLD_FROM);
  return (
    <>
      <Words dir="auto" data-state={folded ? 'folded' : 'open'}>
        {text}
      </Words>
      {text.length > FOLD_FROM && (
        <More tone="quiet" size="small" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {t(folded ? 'actions.showMore' : 'actions.showLess')}
        </More>
      )}
    </>
  );
}

/** Its text, not its box, lines up with the words above. */
const More = styled(Button)`
  margin-inline-start: calc(-1 * ${tokens.space[3]});
`;
const Words = styled.p`
  max-inline-size: ${tokens.size.reading};
  white-space: pre-line;
  &[data-state='folded'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
    /* Paper has no button that would unfold them. */
    ${media.print} {
      display: block;
    }
  }
`;
