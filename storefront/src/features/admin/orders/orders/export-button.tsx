"use client";

import { useState } from "react";
import { ExportAct } from "@/features/admin/kit";
import { fetchExport } from "./export-orders";
import type { OrderListState } from "./list-state";

/** Exports the list as CSV, at most 10,000 orders, with its progress. */
export function ExportButton({ state }: { state: OrderListState }) {
	const [share, setShare] = useState(0);
	return (
		<ExportAct
			busyLabel={`Export… ${Math.round(share * 100)}\u00a0%`}
			fetchFile={() => {
				setShare(0);
				return fetchExport(state, setShare);
			}}
		/>
	);
}
