"use client";

import type { ViewList } from "@confiserie/domain/admin/list-views";
import { type ListView, listViews } from "@confiserie/domain/contract/list-views";
import { useOperation } from "@/lib/use-operation";

/** The user's own views of a list; none while they are not known. */
export function useViews(list: ViewList): { views: readonly ListView[]; isPending: boolean } {
	const { data, isPending } = useOperation(listViews, {}, { staleTime: 60_000 });
	return { views: data?.content.filter((view) => view.list === list) ?? [], isPending };
}
