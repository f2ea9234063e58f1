"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { Batch } from "./batch-progress";

interface Followed {
	/** Query key of the batch. */
	one: readonly unknown[];
	/** Its page. */
	href: string;
}

/** Navigates to the page of a new batch, with the response already in the cache. */
export function useFollow(): (batch: Batch, followed: Followed) => void {
	const router = useRouter();
	const client = useQueryClient();
	return (batch, { one, href }) => {
		// Refetched on their next use, since this page is being left.
		void client.invalidateQueries({ queryKey: ["admin"], refetchType: "none" });
		const results = { content: [], totalElements: 0 };
		client.setQueryData([...one, 0], { batch: { ...batch, results } }, { updatedAt: 0 });
		router.push(href);
	};
}
