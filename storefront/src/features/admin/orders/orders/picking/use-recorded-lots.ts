"use client";

import { type ConfirmedLots, confirmLots } from "@confiserie/domain/contract/lots";
import { lotsCounted } from "@confiserie/domain/fulfilment/picking-count";
import { useEffect, useRef } from "react";
import { useAct } from "@/features/admin/kit";
import { useMay } from "@/features/admin/shell";
import { call } from "@/lib/api";
import type { Counting } from "./use-counting";

/**
 * Records scanned lots for the orders of a list, after each scan: all that was scanned, so that a repetition or a request that was
 * lost costs nothing. One request at a time.
 */
export function useRecordedLots({ rows, counts }: Counting, orders: readonly string[]) {
	const mayRecord = useMay()("orders.change");
	const { mutate, isPending, error } = useAct({
		act: (body: ConfirmedLots) => call(confirmLots, { body }),
		changes: [],
	});
	const lots = rows.flatMap((row) =>
		Object.entries(lotsCounted(counts, row)).map(([lot, boxes]) => ({ reference: row.reference, lot, boxes })),
	);
	const wanted = JSON.stringify(lots);
	// What stands on the server is not known: a list that is opened again records what it has.
	const sent = useRef("[]");
	useEffect(() => {
		if (!mayRecord || isPending || sent.current === wanted) return;
		sent.current = wanted;
		mutate({ orders: [...orders], lots: JSON.parse(wanted) });
	}, [mayRecord, isPending, wanted, orders, mutate]);
	return {
		isRecorded: lots.length > 0 && !isPending && !error && sent.current === wanted,
		error,
		retry: () => mutate({ orders: [...orders], lots }),
	};
}
