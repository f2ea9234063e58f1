import type { Operation } from "@confiserie/domain/contract/operation";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "@/lib/use-operation";

/** Reads that an act outdates. */
export type Changes = readonly Operation[] | "everything";

/** Reads them again; of everything, all but `others`. */
export const outdate = (client: QueryClient, changes: Changes, ...others: Operation[]): Promise<void> =>
	changes === "everything"
		? client.invalidateQueries({
				queryKey: ["admin"],
				predicate: ({ queryKey: [, key] }) => !others.some((read) => read.key === key),
			})
		: invalidate(client, ...changes);
