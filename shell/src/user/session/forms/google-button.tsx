import { Button, googleIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { signInWithGoogleFx } from '#user/session/model/sign-in.model.ts';
import { textOf } from './submit-session.ts';

/** Opens Google's window. The forms beside it stay usable: the SDK notices only after seconds that it was closed. */
export function GoogleButton({ divided }: { /** Something stands above it. */ divided: boolean }) {
  const { t } = useDeferredTranslation();
  const { signIn } = useUnit({ signIn: signInWithGoogleFx });
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState('');
  /** Number of the last press: results of earlier ones are ignored. */
  const press = useRef(0);
  useEffect(
    () => () => {
      press.current = -1;
    },
    [],
  );
  const open = () => {
    press.current += 1;
    const mine = press.current;
    setProblem('');
    setWaiting(true);
    signIn().catch((thrown: unknown) => {
      if (mine !== press.current) return;
      setWaiting(false);
      setProblem(textOf(thrown));
    });
  };
  return (
    <Group>
      {divided && <Divider>{t('session.ways.or')}</Divider>}
      <Button tone="secondary" wide icon={googleIcon} onClick={open}>
        {t('session.google.action')}
      </Button>
      <Note role="status">{isWaiting && t('session.google.waiting')}</Note>
      <Problem role="alert">{problem}</Problem>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;
const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${tokens.color.border.hairline};
  }
`;
const Note = styled.p`
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  text-align: center;
  &:empty {
    display: none;
  }
`;
const Problem = styled(Note)`
  color: ${tokens.color.danger.text};
`;
