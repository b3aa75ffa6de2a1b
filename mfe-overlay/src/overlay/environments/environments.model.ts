import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  askTeamApi,
  refusalIn,
  type EnvironmentStatus,
  type RequestedMove,
  type ChangeResult,
  type MovePreview,
  type CommandRefusal,
} from './team-api.ts';

export const tokenGiven = createEvent<string>();
export const tokenForgotten = createEvent();
export const refreshed = createEvent();
export const moveChosen = createEvent<RequestedMove>();
export const moveDropped = createEvent();
/** The user has seen what changes and wants it; with the reason for the history. */
export const moveConfirmed = createEvent<string>();

interface WithToken {
  token: string;
}

export const readStatusFx = createEffect(({ token }: WithToken) =>
  askTeamApi<EnvironmentStatus[]>(token, 'status', {}),
);
export const previewFx = createEffect(({ token, move: { promote } }: WithToken & { move: RequestedMove }) =>
  askTeamApi<MovePreview>(token, 'preview', promote === null ? {} : { promote }),
);
export const moveFx = createEffect(
  ({ token, asked, reason }: WithToken & { asked: AskedMove; reason: string }) => {
    const { live, wanted } = asked.preview;
    const expect = live === null ? {} : { expect: live };
    return asked.move.promote === null
      ? askTeamApi<ChangeResult>(token, 'revert', { to: Number(wanted), ...expect, reason })
      : askTeamApi<ChangeResult>(token, 'promote', { lock: wanted, ...expect, reason });
  },
);

/** A change and what it would do, before the user confirms it. */
export interface AskedMove {
  move: RequestedMove;
  preview: MovePreview;
}

/** In the memory of the page alone: no storage has it, and a reload forgets it. */
export const $token = createStore<string | null>(null)
  .on(tokenGiven, (_, token) => token.trim() || null)
  .reset(tokenForgotten);
export const $environments = createStore<EnvironmentStatus[] | null>(null)
  .on(readStatusFx.doneData, (_, environments) => environments)
  .reset(tokenForgotten, tokenGiven);
export const $asked = createStore<AskedMove | null>(null)
  .on(previewFx.done, (_, { params, result }) => ({ move: params.move, preview: result }))
  .reset(moveDropped, moveFx.done, tokenForgotten);
export const $outcome = createStore<ChangeResult | null>(null)
  .on(moveFx.doneData, (_, outcome) => outcome)
  .reset(moveChosen, tokenForgotten, tokenGiven);
/** Why the last thing was not done. */
export const $refusal = createStore<CommandRefusal | null>(null)
  .on([readStatusFx.failData, previewFx.failData, moveFx.failData], (_, error) => refusalIn(error))
  .reset(tokenGiven, refreshed, moveChosen, moveConfirmed, moveDropped);

const withToken = <Rest extends object>(token: string | null, rest: Rest) => ({
  token: token ?? '',
  ...rest,
});

sample({
  clock: [tokenGiven, refreshed, moveFx.done],
  source: $token,
  filter: (token) => token !== null,
  fn: (token) => withToken(token, {}),
  target: readStatusFx,
});
sample({
  clock: moveChosen,
  source: $token,
  filter: (token) => token !== null,
  fn: (token, move) => withToken(token, { move }),
  target: previewFx,
});
sample({
  clock: moveConfirmed,
  source: { token: $token, asked: $asked },
  filter: ({ token, asked }) => token !== null && asked !== null,
  fn: ({ token, asked }, reason) => withToken(token, { asked: asked!, reason }),
  target: moveFx,
});
sample({
  clock: [readStatusFx.failData, previewFx.failData, moveFx.failData],
  filter: (error) => refusalIn(error).isToken,
  fn: () => {},
  target: tokenForgotten,
});
