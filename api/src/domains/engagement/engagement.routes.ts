import type { Handlers } from '#http/handlers.ts';
import type { Limiter } from '#http/limits.ts';
import type { EngagementService } from './engagement.service.ts';
import type { HomeMarksService } from './home-marks.service.ts';
import type { NotesService } from './notes.service.ts';
import type { ProjectInterestService } from './project-interest.service.ts';

/** As deployed: favourites come 25 a page. */
const FAVOURITES_PAGE = 25;

export const engagementRoutes = (
  engagement: EngagementService,
  projectInterest: ProjectInterestService,
  notes: NotesService,
  marks: HomeMarksService,
  contactLimit: Limiter,
) =>
  ({
    addFavourite: async ({ property_id, type }, { caller }) => {
      const saved = type === '1';
      await engagement.setFavourite(caller.userId, property_id, saved);
      return { message: saved ? 'Saved to your favourites.' : 'Removed from your favourites.' };
    },
    getFavouriteProperty: ({ limit, offset }, { caller }) =>
      engagement.favourites(caller.userId, limit ?? FAVOURITES_PAGE, offset ?? 0),
    getReportReasons: ({ id }) => engagement.reportReasons(id),
    interestedUsers: async ({ property_id, project_id, type, message }, { caller }) => {
      const interested = type === '1';
      if (property_id !== undefined) await engagement.setInterest(caller.userId, property_id, interested);
      else await projectInterest.set(caller.userId, project_id ?? 0, interested, message);
      return { message: interested ? 'The owner knows that you are interested.' : 'Taken back.' };
    },
    addReports: async ({ property_id, reason_id, other_message }, { caller }) => {
      const words = other_message === 'null' ? undefined : other_message;
      const isFirst = await engagement.report(caller.userId, property_id, reason_id || undefined, words);
      return {
        message: isFirst ? 'Thank you. We will look into it.' : 'You have reported this already.',
        is_first: isFirst,
      };
    },
    reportUser: async (
      { user_id: other, property_id: propertyId, reason, other_message: words },
      { caller },
    ) => ({
      data: { is_first: await engagement.reportUser(caller.userId, { other, propertyId, reason, words }) },
    }),
    contctUs: async (message, { ip }) => {
      await contactLimit.check(ip);
      const reference = await engagement.contact(message);
      return { message: 'Thank you. We have received your message.', reference };
    },
    getListingNotes: async (_input, { caller }) => {
      const data = await notes.list(caller.userId);
      return { data, total: data.length };
    },
    saveListingNote: async (
      { property_id, text = '', revision = 0, device, resolves = false },
      { caller },
    ) => ({
      data: await notes.save(caller.userId, property_id, { text, revision, device, resolves }),
    }),
    getHomeMarks: async ({ kind }, { caller }) => {
      const data = await marks.list(caller.userId, kind);
      return { data, total: data.length };
    },
    changeHomeMarks: async ({ kind, add = [], remove = [] }, { caller }) => {
      const data = await marks.change(caller.userId, { kind, add, remove });
      return { data, total: data.length };
    },
  }) satisfies Handlers;
