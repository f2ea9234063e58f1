"use client";

import type { ListView } from "@confiserie/domain/contract/list-view";
import type { ViewList } from "@confiserie/domain/list-views";
import { useQuery } from "@tanstack/react-query";
import { VIEWS_KEY, viewCalls } from "./calls";

/** One's own views of a list; none while they are not known. */
export function useViews(list: ViewList): { views: readonly ListView[]; isPending: boolean } {
	const { data, isPending } = useQuery({
		queryKey: VIEWS_KEY,
		queryFn: ({ signal }) => viewCalls.list(signal),
		staleTime: 60_000,
	});
	return { views: data?.content.filter((view) => view.list === list) ?? [], isPending };
}
