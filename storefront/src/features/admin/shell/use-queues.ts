"use client";

import { type Queues, readQueues } from "@confiserie/domain/contract/dashboard";
import { useOperation } from "@/lib/use-operation";
import { useMay } from "./may";

const REFRESH_MS = 60_000;

/** How many wait for the staff, by queue; counted again each minute while the page is seen. Undefined for a role without orders. */
export function useQueues(): Queues | undefined {
	const may = useMay();
	return useOperation(readQueues, {}, { enabled: may("orders.read"), refetchInterval: REFRESH_MS }).data;
}
