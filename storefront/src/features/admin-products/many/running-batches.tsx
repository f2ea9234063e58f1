"use client";

import { listProductBatches } from "@confiserie/domain/contract/product-batches";
import { RunningList } from "@/features/admin-batches";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { productBatchHref } from "./batch-address";
import { actionWords } from "./words";

/** Running product batches of the whole team, each with a link; nothing while there are none. */
export function RunningProductBatches() {
	return (
		<RunningList
			queryKey={keyOf(listProductBatches)}
			read={(signal: AbortSignal) => call(listProductBatches, { signal })}
			hrefOf={productBatchHref}
			headingOf={({ action }) => actionWords(action)}
		/>
	);
}
