import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { PAGE_PLACEHOLDER_HEIGHT } from './near-view.ts';

const RETRY_DELAY_MS = 300;

/** Called with each page that loads, e.g. to show that something is on its way; provided by the owner of the page. */
export const LoadingContext = createContext<((page: Promise<unknown>) => void) | null>(null);

/** Keeps what is below the page out of sight and out of the distance from which later parts are fetched. */
const room = <div style={{ minBlockSize: PAGE_PLACEHOLDER_HEIGHT }} />;

/**
 * A page in a chunk of its own. Not `React.lazy`: its first reveal is throttled by Suspense, which costs 150 ms on the
 * first paint. A chunk that fails to load throws into the remote's boundary, which offers to try again.
 *
 * @example { path: '/properties', element: <Results /> } with const Results = lazyPage(() => import('./search/search.page.tsx'))
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  whileLoading: ReactNode = room,
): ComponentType<Props> & { preload(): Promise<void> } {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const preload = () => {
    loading ??= twice(load).then(
      (module) => {
        loaded = module.default;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function LazyPage(props: Props) {
    const [, setReady] = useState(loaded !== null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const onLoading = useContext(LoadingContext);
    useEffect(() => {
      // Perhaps since it was drawn.
      if (loaded) {
        setReady(true);
        return undefined;
      }
      let here = true;
      const page = preload();
      onLoading?.(page);
      page.then(
        // In slices: a page of many parts would keep the browser from anything else.
        () => here && startTransition(() => setReady(true)),
        (error: unknown) => here && setFailure({ error }),
      );
      return () => {
        here = false;
      };
    }, [onLoading]);
    if (failure) throw failure.error;
    const Page = loaded;
    return Page ? <Page {...props} /> : whileLoading;
  }
  LazyPage.preload = preload;
  return LazyPage;
}

/** A chunk that did not come is asked for once more: the first failure may be that of an announcement in the page. */
async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // A module that threw while it ran would only come back half initialised.
    if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
}
