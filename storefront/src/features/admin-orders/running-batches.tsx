"use client";

import { RunningList } from "@/features/admin-batches";
import { batchHref, batchWords, callBatches } from "./batch-calls";

/** Many orders that are being changed now, whoever asked for it, each with the way to it; nothing while there are none. */
export function RunningBatches() {
	return (
		<RunningList
			queryKey={["admin", "orders", "batches"]}
			read={callBatches}
			hrefOf={batchHref}
			headingOf={batchWords}
		/>
	);
}
