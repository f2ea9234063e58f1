"use client";

import { RunningList } from "@/features/admin-batches";
import { batchHref, batchWords, callBatches } from "./batch-calls";

/** Running order batches of the whole team, each with a link; nothing while there are none. */
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
