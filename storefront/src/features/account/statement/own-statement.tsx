"use client";

import { downloadStatement, readStatement } from "@confiserie/domain/contract/statements";
import { useQuery } from "@tanstack/react-query";
import { fetchFile } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { RetryBanner } from "@/ui/retry-banner";
import { readOwnStatement } from "./read-own-statement";
import { StatementSection } from "./statement-section";

const orderPath = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}`;

/** What the caller's company owes; nothing for a customer who has none, or may not read it, and while it owes nothing. */
export function OwnStatement() {
	const { data, error, refetch } = useQuery({
		queryKey: keyOf(readStatement),
		queryFn: ({ signal }) => readOwnStatement(signal),
	});
	if (error) return <RetryBanner title="Impossible de charger le relevé de compte" onRetry={() => refetch()} />;
	return data && data.outstanding > 0 ? (
		<StatementSection statement={data} orderPath={orderPath} fetchFile={() => fetchFile(downloadStatement)} />
	) : null;
}
