import { $shell, sessionEnded } from '@lintel/remote-kit';
import {
  attach,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Event,
  type EventCallable,
  type Store,
} from 'effector';
import i18next from 'i18next';

interface Listed {
  id: number;
  title: string;
}

/** Titles by id of what a list has shown: a row may be gone when the back end answers. */
export const titlesOf = ($rows: Store<readonly Listed[]>) =>
  createStore<ReadonlyMap<number, string>>(new Map())
    .on($rows, (known, rows) => new Map([...known, ...rows.map(({ id, title }) => [id, title] as const)]))
    .reset(sessionEnded);

/** States that a listing is hidden or live, once the back end has stored it, and takes that back at a press. */
export function createVisibilityNotices<Params extends { status: string | number }>(config: {
  $rows: Store<readonly Listed[]>;
  write: { start: EventCallable<Params>; done: Event<{ params: Params }> };
  rowOf: (params: Params) => number;
}): void {
  const { $rows, write, rowOf } = config;
  const undone = createEvent<Params>();
  /** Taking back gives no notice. */
  const $silent = createStore<ReadonlySet<Params>>(new Set())
    .on(undone, (all, params) => new Set(all).add(params))
    .reset(sessionEnded);
  sample({ clock: undone, target: write.start });

  const notifyFx = attach({
    source: { shell: $shell, titles: titlesOf($rows) },
    mapParams: (params: Params, { shell, titles }) => ({
      params,
      shell,
      title: titles.get(rowOf(params)) ?? '',
    }),
    effect: createEffect(({ params, shell, title }: NoticeParams<Params>) => {
      const takeBack = scopeBind(undone, { safe: true });
      const t = i18next.getFixedT(null, 'mfe-listings');
      const isLive = Number(params.status) === 1;
      shell?.notify({
        tone: 'success',
        text: t(`properties.done.${isLive ? 'show' : 'hide'}`, { title }),
        action: {
          label: t('properties.undo'),
          run: () => takeBack({ ...params, status: isLive ? 0 : 1 }),
        },
      });
    }),
  });
  sample({
    clock: write.done,
    source: $silent,
    filter: (silent, { params }) => !silent.has(params),
    fn: (_, { params }) => params,
    target: notifyFx,
  });
}

interface NoticeParams<Params> {
  params: Params;
  shell: Parameters<Parameters<typeof $shell.map>[0]>[0];
  title: string;
}
