import type { FileKind } from '@lintel/files';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon } from '../icons/more-shapes.ts';
import { alertIcon } from '../icons/shapes.ts';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';
import { useFileProblemText } from './file-texts.ts';
import { Row, Words } from './upload-progress.styles.ts';
import type { RefusedFile } from './use-file-intake.ts';

interface RefusedFilesProps {
  files: readonly RefusedFile[];
  /** What is accepted instead. */
  kinds: readonly FileKind[];
  onDismiss(key: string): void;
}

/** Files that were not taken, each with its reason, until the user has read it. */
export function RefusedFiles({ files, kinds, onDismiss }: RefusedFilesProps) {
  const { t } = useUiTexts();
  const textOf = useFileProblemText(kinds);
  if (files.length === 0) return null;
  return (
    <List aria-label={t('files.refusedList')}>
      {files.map(({ key, name, problem }) => (
        <Row key={key} as="li" data-state="failed">
          <Words>
            <b>
              <bdi>{name}</bdi>
            </b>
            <small>
              <Icon shape={alertIcon} size={14} />{' '}
              {problem === 'tooMany' ? t('files.problem.tooMany') : textOf(problem)}
            </small>
          </Words>
          <IconButton shape={closeIcon} label={t('files.remove', { name })} onClick={() => onDismiss(key)} />
        </Row>
      ))}
    </List>
  );
}

/** Files below each other. */
export const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding: 0;
  list-style: none;
`;
