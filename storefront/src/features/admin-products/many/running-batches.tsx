"use client";

import { RunningList } from "@/features/admin-batches";
import { batchCalls, batchKeys, productBatchHref } from "./calls";
import { actionWords } from "./words";

/** Many products that are being changed now, whoever asked for it, each with the way to it; nothing while there are none. */
export function RunningProductBatches() {
	return (
		<RunningList
			queryKey={batchKeys.list}
			read={batchCalls.list}
			hrefOf={productBatchHref}
			headingOf={({ action }) => actionWords(action)}
		/>
	);
}
