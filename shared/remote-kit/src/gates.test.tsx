import type { Gate, Shell } from '@lintel/contract';
import { act, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { passGatesFx, useGate } from './gates.ts';
import { $shell, ShellContext } from './shell-context.ts';

const shellWith = (isOpen: boolean, asked: Gate[] = []) =>
  ({
    async passGates(gates: readonly Gate[]) {
      asked.push(...gates);
      return isOpen;
    },
  }) as unknown as Shell;

function Action({ run, gates = ['signed-in', 'package:property_list'] }: { run(): void; gates?: Gate[] }) {
  const guarded = useGate(...gates);
  return <button onClick={() => guarded(run)}>go</button>;
}

async function press(shell: Shell) {
  const run = jest.fn();
  render(
    <ShellContext value={shell}>
      <Action run={run} />
    </ShellContext>,
  );
  await act(async () => screen.getByRole('button').click());
  return run;
}

describe('an action behind gates', () => {
  it('runs once they are open, asked for in order', async () => {
    const asked: Gate[] = [];
    expect(await press(shellWith(true, asked))).toHaveBeenCalledTimes(1);
    expect(asked).toEqual(['signed-in', 'package:property_list']);
  });

  it('asks for the gates of the last render', async () => {
    const asked: Gate[] = [];
    const shell = shellWith(true, asked);
    const within = (gates: Gate[]) => (
      <ShellContext value={shell}>
        <Action run={() => undefined} gates={gates} />
      </ShellContext>
    );
    const { rerender } = render(within(['signed-in']));
    rerender(within(['profile-complete']));
    await act(async () => screen.getByRole('button').click());
    expect(asked).toEqual(['profile-complete']);
  });

  it('does not run when one is closed', async () => {
    expect(await press(shellWith(false))).not.toHaveBeenCalled();
  });
});

describe('a model', () => {
  it.each([
    [shellWith(true), true],
    [shellWith(false), false],
    [null, false],
  ])('learns whether the gates are open', async (shell, isOpen) => {
    const scope = fork({ values: [[$shell, shell]] });
    const gates: Gate[] = ['signed-in'];
    expect(await allSettled(passGatesFx, { scope, params: gates })).toEqual({
      status: 'done',
      value: isOpen,
    });
  });
});
