"use client";

import { isInOrder, OUT_OF_ORDER } from "@confiserie/domain/period";
import { useDeferredValue, useState } from "react";

/** Words, and days of Europe/Paris, "2026-11-20", both included; empty for none. */
interface FoundInPeriod {
	query: string;
	from: string;
	to: string;
}

/** Filters of a list, including its query and its period. */
export function usePeriodFilter<Filter extends FoundInPeriod>(everything: Filter) {
	const [filter, setFilter] = useState(everything);
	const query = useDeferredValue(filter.query.trim());
	return {
		filter,
		/** The submitted filter: the query is debounced. */
		asked: { ...filter, query },
		/** Validation error of the period; no request is sent until it is valid. */
		fault: isInOrder(filter) ? undefined : OUT_OF_ORDER,
		change: (part: Partial<Filter>) => setFilter({ ...filter, ...part }),
		clear: () => setFilter(everything),
	};
}
