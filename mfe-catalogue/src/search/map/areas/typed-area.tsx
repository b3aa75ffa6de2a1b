import { MOST_CORNERS } from '@lintel/api-contract';
import type { Area, Place } from '@lintel/map';
import { Button, TextArea, tokens } from '@lintel/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

interface Props {
  disabled: boolean;
  onArea(area: Area): void;
}

/** Corners as text, one line each: latitude, longitude. Nothing when a line cannot be read, or there are too few or too many. */
export function readCorners(text: string): Place[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const corners = lines.map((line): Place => {
    const [lat = Number.NaN, lng = Number.NaN, ...rest] = line
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map(Number);
    return rest.length > 0 ? [Number.NaN, Number.NaN] : [lng, lat];
  });
  const areAll = corners.every(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90);
  return areAll && corners.length >= 3 && corners.length <= MOST_CORNERS ? corners : undefined;
}

/** An area by its corners as text, for those who do not draw. */
export function TypedArea({ disabled, onArea }: Props) {
  const { t } = useDeferredTranslation();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <details>
      <summary>{t('search.draw.type')}</summary>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          const corners = readCorners(text);
          setWrong(!corners);
          if (!corners) return;
          onArea({ corners, excluded: false });
          setText('');
        }}
      >
        <TextArea
          label={t('search.draw.corners')}
          hint={t('search.draw.cornersHint')}
          error={isWrong ? t('search.draw.cornersWrong') : undefined}
          dir="ltr"
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button size="small" tone="secondary" type="submit" disabled={disabled}>
          {t('search.draw.add')}
        </Button>
      </Form>
    </details>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
  margin-block-start: ${tokens.space[2]};
`;
