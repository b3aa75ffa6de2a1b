// What the whole page may use of the router. The shell provides this list as `react-router-dom` to all remotes; eager
// sharing of the complete library would cost 38 KB. A name that is missing here is undefined at run time: `npm test`
// compares this list with every import of the workspace.
export {
  BrowserRouter,
  Link,
  Navigate,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
