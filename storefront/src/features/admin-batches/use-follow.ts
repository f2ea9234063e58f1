"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { Batch } from "./batch-progress";

interface Followed {
	/** Where the query cache keeps what it changes. */
	lists: readonly unknown[];
	/** Where it keeps the batch. */
	one: readonly unknown[];
	/** Its page. */
	href: string;
}

/** Leads to the page of a batch that was begun, which shows at once what the shop said of it. */
export function useFollow(): (batch: Batch, followed: Followed) => void {
	const router = useRouter();
	const client = useQueryClient();
	return (batch, { lists, one, href }) => {
		// Read again where they are next looked at: the page is being left.
		void client.invalidateQueries({ queryKey: lists, refetchType: "none" });
		// Its results follow.
		const results = { content: [], totalElements: 0 };
		client.setQueryData([...one, 0], { batch: { ...batch, results } }, { updatedAt: 0 });
		router.push(href);
	};
}
