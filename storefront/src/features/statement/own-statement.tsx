"use client";

import { downloadStatement } from "@confiserie/domain/contract/statements";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/features/auth";
import { fetchFile } from "@/lib/api";
import { RetryBanner } from "@/ui/retry-banner";
import { callOwnStatement } from "./calls";
import { StatementSection } from "./statement-section";

const orderPath = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}`;

/** What the caller's company owes; nothing for who has none, or may not read it, and while it owes nothing. */
export function OwnStatement() {
	const { user } = useSession();
	const { data, error, refetch } = useQuery({
		queryKey: ["statement", user?.id],
		queryFn: ({ signal }) => callOwnStatement(signal),
	});
	if (error) return <RetryBanner title="Impossible de charger le relevé de compte" onRetry={() => refetch()} />;
	return data && data.outstanding > 0 ? (
		<StatementSection statement={data} orderPath={orderPath} fetchFile={() => fetchFile(downloadStatement)} />
	) : null;
}
