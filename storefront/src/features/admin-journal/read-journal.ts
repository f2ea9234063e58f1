import { type ActivityList, type ActivityQuery, listActivity } from "@confiserie/domain/contract/activity";
import { call } from "@/lib/api";

/** What of the journal is looked for; empty texts ask for everything. */
export type JournalFilter = {
	query: string;
	entity: NonNullable<ActivityQuery["entity"]> | "";
	from: string;
	to: string;
};

export const JOURNAL_PAGE = 50;

/** GET /admin/activity: one page of what fits, newest first, after the entry of that id. */
export function readJournal(
	{ query, entity, from, to }: JournalFilter,
	before: number | undefined,
	signal: AbortSignal,
): Promise<ActivityList> {
	return call(listActivity, {
		query: {
			query: query || undefined,
			entity: entity || undefined,
			from: from || undefined,
			to: to || undefined,
			before,
			size: JOURNAL_PAGE,
		},
		signal,
	});
}
