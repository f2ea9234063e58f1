"use client";

import { downloadCompanyStatement, readCompanyStatement } from "@confiserie/domain/contract/statements";
import { useQuery } from "@tanstack/react-query";
import { call, fetchFile } from "@/lib/api";
import { RetryBanner } from "@/ui/retry-banner";

import { StatementSection } from "./statement-section";

const orderPath = (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}`;

/** What a company owes, for staff. */
export function CompanyStatement({ companyId }: { companyId: string }) {
	const { data, error, refetch } = useQuery({
		queryKey: ["admin", "statement", companyId],
		queryFn: ({ signal }) => call(readCompanyStatement, { params: { id: companyId }, signal }),
	});
	if (error) return <RetryBanner title={error.message} onRetry={() => refetch()} />;
	return data ? (
		<StatementSection
			statement={data}
			orderPath={orderPath}
			fetchFile={() => fetchFile(downloadCompanyStatement, { params: { id: companyId } })}
		/>
	) : null;
}
