"use client";

import { RunningList } from "@/features/admin-batches";
import { batchCalls, batchKeys, productBatchHref } from "./calls";
import { actionWords } from "./words";

/** Running product batches of the whole team, each with a link; nothing while there are none. */
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
