"use client";

import { useQuery } from "@tanstack/react-query";
import { RetryBanner } from "@/ui/retry-banner";
import { callAdminStatement, fetchStatement } from "./calls";
import { StatementSection } from "./statement-section";

const orderPath = (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}`;

/** What a company owes, for staff. */
export function CompanyStatement({ companyId }: { companyId: string }) {
	const { data, error, refetch } = useQuery({
		queryKey: ["admin", "statement", companyId],
		queryFn: ({ signal }) => callAdminStatement(companyId, signal),
	});
	if (error) return <RetryBanner title={error.message} onRetry={() => refetch()} />;
	return data ? (
		<StatementSection statement={data} orderPath={orderPath} fetchFile={() => fetchStatement(companyId)} />
	) : null;
}
