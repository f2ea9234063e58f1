"use client";

import { listOrderBatches } from "@confiserie/domain/contract/order-batches";
import { RunningList } from "@/features/admin-batches";
import { call } from "@/lib/api";
import { batchHref, batchWords } from "./batch-calls";

/** Running order batches of the whole team, each with a link; nothing while there are none. */
export function RunningBatches() {
	return (
		<RunningList
			queryKey={["admin", "orders", "batches"]}
			read={(signal: AbortSignal) => call(listOrderBatches, { signal })}
			hrefOf={batchHref}
			headingOf={batchWords}
		/>
	);
}
