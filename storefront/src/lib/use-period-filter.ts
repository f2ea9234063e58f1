"use client";

import { isInOrder, OUT_OF_ORDER } from "@confiserie/domain/period";
import { useDeferredValue, useState } from "react";

/** Words, and days of Europe/Paris, "2026-11-20", both included; empty for none. */
interface FoundInPeriod {
	query: string;
	from: string;
	to: string;
}

/** Keeps what a list is filtered by, among it its words and its period. */
export function usePeriodFilter<Filter extends FoundInPeriod>(everything: Filter) {
	const [filter, setFilter] = useState(everything);
	const query = useDeferredValue(filter.query.trim());
	return {
		filter,
		/** What the shop is asked for: words settle first. */
		asked: { ...filter, query },
		/** What is wrong with the period; nothing is asked for until it is right. */
		fault: isInOrder(filter) ? undefined : OUT_OF_ORDER,
		change: (part: Partial<Filter>) => setFilter({ ...filter, ...part }),
		clear: () => setFilter(everything),
	};
}
