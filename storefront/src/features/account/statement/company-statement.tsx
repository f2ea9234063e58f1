"use client";

import { downloadCompanyStatement, readCompanyStatement } from "@confiserie/domain/contract/statements";
import { fetchFile } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { RetryBanner } from "@/ui/retry-banner";

import { StatementSection } from "./statement-section";

const orderPath = (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}`;

/** What a company owes, for staff. */
export function CompanyStatement({ companyId }: { companyId: string }) {
	const { data, error, refetch } = useOperation(readCompanyStatement, { params: { id: companyId } });
	if (error) return <RetryBanner title={error.message} onRetry={() => refetch()} />;
	return data ? (
		<StatementSection
			statement={data}
			orderPath={orderPath}
			fetchFile={() => fetchFile(downloadCompanyStatement, { params: { id: companyId } })}
		/>
	) : null;
}
