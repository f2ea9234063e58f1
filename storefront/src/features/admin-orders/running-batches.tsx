"use client";

import { listOrderBatches } from "@confiserie/domain/contract/order-batches";
import { RunningList } from "@/features/admin-batches";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { batchHref, batchWords } from "./batch-words";

/** Running order batches of the whole team, each with a link; nothing while there are none. */
export function RunningBatches() {
	return (
		<RunningList
			queryKey={keyOf(listOrderBatches)}
			read={(signal: AbortSignal) => call(listOrderBatches, { signal })}
			hrefOf={batchHref}
			headingOf={batchWords}
		/>
	);
}
