// Every address that one part of the product links to in another. Remotes link by this, never by import. Functions, not one
// object, so that a build carries the addresses that it uses.
const segment = encodeURIComponent;

export const home = () => '/';
export const properties = (query = '') => `/properties${query && `?${query}`}`;
export const city = (name: string) => `/properties/city/${segment(name)}`;
export const category = (slug: string) => `/properties/categories/${segment(slug)}`;
export const property = (slug: string) => `/properties-details/${segment(slug)}`;
export const project = (id: string | number) => `/project-details/${segment(id)}`;
export const agent = (slug: string) => `/agent-details/${segment(slug)}`;
export const article = (slug: string) => `/articles/${segment(slug)}`;
export const faqs = () => '/faqs';
export const favourites = () => '/user/favourites';
/** Homes chosen by what the user looks for, and where that is changed. */
export const feed = () => '/feed';
export const login = (returnTo?: string) => `/login${returnTo ? `?return=${segment(returnTo)}` : ''}`;
export const register = () => '/register';
export const forgotPassword = () => '/forgot-password';
export const notifications = () => '/user/notifications';
export const profile = () => '/user/profile';
export const dashboard = () => '/user/dashboard';
export const savedSearches = () => '/user/saved-searches';
export const security = () => '/user/security';
export const personalData = () => '/user/data';
export const myProperties = () => '/user/properties';
/** The owner's view of a listing, by slug or id. */
export const myProperty = (slugOrId: string | number) => `/my-property/${segment(slugOrId)}`;
export const addProperty = () => '/user/add-property';
export const editProperty = (id: string | number) => `/user/edit-property/${segment(id)}`;
/** People who are interested in a property or project, by slug or id. */
export const interested = (slugOrId: string | number) => `/user/interested/${segment(slugOrId)}`;
export const chat = (peer?: { userId: number | string; propertyId: number | string }) =>
  peer ? `/user/chat?property=${segment(peer.propertyId)}&peer=${segment(peer.userId)}` : '/user/chat';
/** The conversation with a user about a project. */
export const projectChat = (peer: { userId: number | string; projectId: number | string }) =>
  `/user/chat?project=${segment(peer.projectId)}&peer=${segment(peer.userId)}`;
export const myProjects = () => '/user/projects';
export const myProject = (slugOrId: string | number) => `/my-project/${segment(slugOrId)}`;
export const addProject = () => '/user/add-project';
export const editProject = (id: string | number) => `/user/edit-project/${segment(id)}`;
export const advertisement = (isProject = false) =>
  isProject ? '/user/advertisement?kind=project' : '/user/advertisement';
export const transactions = () => '/user/transactions';
export const transaction = (id: string | number) => `/user/transactions/${segment(id)}`;
export const subscription = () => '/user/subscription';
/** `returnTo`: what the user goes on with afterwards, a path of this site. */
export const payment = (packageId: string | number, returnTo?: string | null) =>
  `/payment/${segment(packageId)}${returnTo ? `?return=${segment(returnTo)}` : ''}`;
export const paymentResult = (transactionId: string | number) => `/payment/result/${segment(transactionId)}`;
export const verification = () => '/user/verification';
export const accountDeactivated = () => '/account-deactivated';
export const privacy = () => '/privacy';
export const contact = () => '/contact-us';
export const packages = () => '/subscription-plan';
